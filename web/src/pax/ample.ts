// A big screen: the cards grow with it, so that the table fills the room there is.

import { MediaQuery } from "svelte/reactivity";

export const ample = new MediaQuery("(min-width: 1600px) and (min-height: 900px)");
