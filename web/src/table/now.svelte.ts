// What time it is, for whatever counts down: it runs only while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const look = createSubscriber((tick) => {
  const timer = setInterval(tick, EVERY);
  return () => clearInterval(timer);
});

export const now = (): number => {
  look();
  return Date.now();
};
