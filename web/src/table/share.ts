// A link goes to somebody else: by what the device has for that, or by the clipboard.

import { t } from "../i18n/words.svelte";
import { tell } from "../parts/notice.svelte";

/** Without https there is no clipboard of the new kind; at home that may be so. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export const canShare = (): boolean => "share" in navigator;

export async function copy(text: string): Promise<void> {
  if (await write(text)) tell(t("page-copied"));
}

/** A person who changes their mind in the middle is left alone. */
export async function share(url: string): Promise<void> {
  if (canShare()) await navigator.share({ title: "Conspiratio", url }).catch(() => undefined);
  else await copy(url);
}
