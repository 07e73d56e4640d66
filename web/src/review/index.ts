// The review of a finished game, for the replay, which loads it when it is wanted.

export { Asked } from "./asked.svelte";
export { default as Beside } from "./Beside.svelte";
export { default as InReplay } from "./InReplay.svelte";
