/** The boards that can be chosen; their colours are in board/themes.css. */
export const BOARDS = ["stone", "wood", "sea", "contrast"] as const;
