import type { GameTable } from "../tables";

const starclaim: GameTable = {
  Start: () => import("./Begin.svelte"),
  Table: () => import("./Table.svelte"),
  Lesson: () => import("./Lesson.svelte"),
};
export default starclaim;
