// Letters typed into a field, or while a dialog is open, are no commands to the table.

export const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof Element && !!target.closest("input, select, textarea, dialog, [contenteditable]")) ||
  document.querySelector("dialog[open]") !== null;
