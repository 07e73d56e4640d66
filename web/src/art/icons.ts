// The names of all icons in icons.svg, so that a typo fails the type check (and a test compares the two).

export const ICONS = [
  // PAX: the seven categories
  "wealth", "fleet", "army", "religion", "senator", "land", "intrigue",
  // Caligula: the five colours, the kinds of cards
  "plebs", "legionarii", "praetoriani", "tribuni", "nobiles", "single", "group", "negative",
  // Caligula: effects
  "effect-remove", "effect-coniura", "effect-pugio", "effect-spqr", "effect-primus", "effect-place",
  "effect-swap-markers", "effect-return-marker", "effect-swap-ordo", "effect-swap-positions",
  "effect-swap-sequentia", "effect-lose-marker", "effect-lose-point", "effect-lose-pugio", "effect-lose-coniura",
  // Things on the table
  "coniura", "pugio", "shield", "laurel", "dagger", "aureus", "deck", "hand", "legion", "eagle", "marker", "ordo",
  "favour", "life", "vp", "cp", "crown",
  // The players' seats: one emblem each
  "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7",
  // Interface
  "undo", "menu", "close", "chat", "log", "clock", "flag", "rematch", "play", "pause", "step-forward", "step-back",
  "first", "last", "eye", "eye-off", "link", "share", "sound", "sound-off", "bell", "bell-off", "settings", "user",
  "users", "bot", "language", "book", "learn", "screen", "phone", "trophy", "calendar", "search", "info", "check",
  "plus", "minus", "arrow-left", "arrow-right", "arrow-up", "arrow-down", "download", "copy", "scale", "key", "mail",
  "trash", "logout", "send", "lamp",
] as const;

export type IconName = (typeof ICONS)[number];
