/** The lessons on boards, by game. */

import { khet } from "./khet";
import type { Step } from "./lesson";
import { pharaohsLight } from "./pharaohs-light";
import { photon } from "./photon";
import { xionghan } from "./xionghan";

export const LESSONS: Readonly<Record<string, readonly Step[]>> = {
  khet,
  "pharaohs-light": pharaohsLight,
  photon,
  xionghan,
};
