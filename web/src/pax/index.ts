// All that the client knows of PAX.

import type { GameModule } from "../games";
import Art from "./Art.svelte";
import Chip from "./Chip.svelte";

export default {
  title: "PAX",
  icon: { name: "eagle", ink: "var(--terracotta-ink)", ground: "var(--terracotta)" },
  Art,
  Chip,
  learning: { about: "web-learn-pax-about", guided: 10, whole: 25 },
  campaign: { games: 5, rule: "pax.solo.goal" },
  board: () => import("./board"),
  lessons: () => import("./lessons"),
  figures: () => import("./figures"),
} satisfies GameModule<"pax">;
