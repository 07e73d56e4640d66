// All that the client knows of Caligula.

import type { GameModule } from "../games";
import Art from "./Art.svelte";

export default {
  title: "Caligula",
  icon: { name: "dagger", ink: "var(--paper-2)", ground: "var(--bronze)" },
  Art,
  learning: { about: "web-learn-caligula-about", guided: 15, whole: 40 },
  board: () => import("./board"),
  lessons: () => import("./lessons"),
  figures: () => import("./figures"),
} satisfies GameModule<"caligula">;
