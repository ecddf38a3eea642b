import type { Step } from "./lesson";

export const xionghan: readonly Step[] = [
  {
    id: "archer",
    position: "13/7k5/13/13/13/13/1p5n5/13/13/4S8/13/5K7/13 r - 0 0",
    goal: { by: ["archer"], happens: "capture" },
    example: "e4h7",
  },
  {
    id: "patrol",
    position: "13/7k5/13/13/13/13/13/2X1c3p4/13/13/13/5K7/13 r - 0 0",
    goal: { by: ["patrol"], happens: "capture" },
    example: "c6e6",
  },
  {
    id: "boulder",
    position: "13/7k5/13/13/13/13/3p1n7/3pL8/13/13/13/5K7/13 r - 0 0",
    goal: { by: ["boulder"], happens: "capture" },
    example: "e6f7",
  },
  {
    id: "armour",
    position: "13/7k5/13/13/13/13/5nP6/13/13/13/4J8/5K7/13 r - 0 0",
    goal: { happens: "line" },
    example: "e3e7",
  },
  {
    id: "assassin",
    position: "13/7k5/13/13/10p2/13/3rT8/13/10P2/13/13/5K7/13 r - 0 0",
    goal: { happens: "exchange" },
    example: "e7h7",
  },
  {
    id: "check",
    position: "13/7k5/13/13/5r7/8P4/13/8W4/13/13/2DA9/5K7/13 r - 0 0",
    goal: { by: ["warden", "shield"] },
    example: "i6i9",
  },
  {
    id: "facing",
    position: "7k5/13/13/13/2p10/13/13/13/R12/13/8R4/6K6/13 r - 0 0",
    goal: { wins: true },
    example: "a5h5",
  },
  {
    id: "palace",
    position: "13/6ak5/13/13/5K7/13/13/2P10/13/13/13/13/13 r - 0 0",
    goal: { wins: true },
    example: "f9f10",
  },
];
