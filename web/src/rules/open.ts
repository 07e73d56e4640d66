// Opens a rule on top of whatever is on the screen. It does not belong to what it was opened from: that may be gone
// before the rule is read, as a note at the edge of the screen is.

import { mount, unmount } from "svelte";

export async function openRule(rule: string): Promise<void> {
  const { default: RuleDialog } = await import("./RuleDialog.svelte");
  const shown = mount(RuleDialog, {
    target: document.body,
    props: { rule, onclose: () => void unmount(shown) },
  });
}
