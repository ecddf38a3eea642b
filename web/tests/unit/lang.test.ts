/** Every language says everything, nothing is said that no page uses, and gaps are the same. */

import "./page";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { best, counted, LANGUAGES, speak, speakOf, t, told } from "../../src/words";
import { en } from "../../src/lang/en";
import type { Language } from "../../src/words";
import { refusal } from "../../src/words";
import { ru } from "../../src/lang/ru";
import { illegal as ruIllegal } from "../../src/lang/ru/illegal";
import { invalid as ruInvalid } from "../../src/lang/ru/invalid";
import { refusals as ruRefusals } from "../../src/lang/ru/refusals";
import { ILLEGAL, INVALID, REFUSALS, WORDS } from "../../src/lang/server";
import { zh } from "../../src/lang/zh";
import { illegal as zhIllegal } from "../../src/lang/zh/illegal";
import { invalid as zhInvalid } from "../../src/lang/zh/invalid";
import { refusals as zhRefusals } from "../../src/lang/zh/refusals";
import { refusedBy } from "../../src/lib/api";
import { rulesAddress } from "../../src/rules/address";
import { counted as countedAtTable } from "../../src/tables/starclaim/lang";
import { GAMES, ownWords } from "../games";

type Messages = Readonly<Record<string, string>>;

const catalogues: Record<Language, Messages> = { en, zh, ru };
const languages = Object.keys(LANGUAGES) as Language[];
const forms = (language: Language) =>
  new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories;

/** The beginnings of keys that end in a plural form. */
const basesOf = (english: Messages) =>
  Object.keys(english)
    .filter((key) => key.endsWith(".one") && key.replace(/one$/, "other") in english)
    .map((key) => key.replace(/\.one$/, ""));

function keysIn(language: Language, english: Messages): string[] {
  const bases = basesOf(english);
  const plain = Object.keys(english).filter((key) => !bases.some((base) => isForm(key, base)));
  return [...plain, ...bases.flatMap((base) => forms(language).map((form) => `${base}.${form}`))];
}

function isForm(key: string, base: string): boolean {
  return key === `${base}.one` || key === `${base}.other`;
}

const gaps = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

/** All that the sources besides the catalogues say. */
function sources(folder = "src"): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !(entry.name in catalogues) && !/^(en|zh|ru|server)\.ts$/.test(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

/** What all share, and what each game says itself. */
const said: [string, (language: Language) => Messages][] = [
  ["the app", (language) => catalogues[language]],
  ...GAMES.map((game): [string, (language: Language) => Messages] => [game, (language) => ownWords(game, language)]),
];

afterEach(() => speak("en"));

describe.each(said)("the messages of %s", (_, catalogueIn) => {
  const english = catalogueIn("en");
  const bases = basesOf(english);

  it.each(languages)("are all there in %s, and no others", (language) => {
    expect(Object.keys(catalogueIn(language)).sort()).toEqual(keysIn(language, english).sort());
  });

  it.each(languages)("are not empty in %s where English has words, and have the same gaps", (language) => {
    for (const [key, message] of Object.entries(catalogueIn(language))) {
      const base = bases.find((one) => key.startsWith(`${one}.`));
      const original = english[key] ?? english[`${base}.other`] ?? "";
      expect(message === "", key).toBe(original === "");
      const shared = gaps(original);
      if (base) expect(shared, key).toEqual(expect.arrayContaining(gaps(message)));
      else expect(gaps(message), key).toEqual(shared);
    }
  });
});

it.each(languages)("there is a message in %s for every word of the server", (language) => {
  for (const [group, words] of Object.entries(WORDS))
    for (const word of words) expect(catalogues[language], `${group}.${word}`).toHaveProperty([`${group}.${word}`]);
});

it.each(GAMES)("%s says nothing that all games share", (game) => {
  for (const language of languages)
    expect(Object.keys(ownWords(game, language)).filter((key) => key in catalogues[language])).toEqual([]);
});

describe("messages", () => {
  const text = sources();
  const literals = new Set([...text.matchAll(/["']([\w-]+(?:\.[\w-]+)+)["']/g)].map(([, key]) => key));
  const patterns = [...text.matchAll(/`(\w+\.[^`\n]*\$\{[^`\n]*)`/g)].map(
    ([, made]) => new RegExp(`^${(made ?? "").replace(/\$\{[^}]*\}/g, "\0").replace(/[.*+?^$()|[\]\\{}]/g, "\\$&").replaceAll("\0", ".+")}$`),
  );
  const groups = new Set([...text.matchAll(/\btold\(\s*["'`]([\w-]+)["'`]/g)].map(([, group]) => group));

  const WITHOUT_GROUP = ["title", "about", "tip"]; // the server lists two of them, FirstTips shows the third

  it.each(said)("of %s are all used", (_, catalogueIn) => {
    const english = catalogueIn("en");
    const bases = basesOf(english);
    const unused = Object.keys(english).filter((key) => {
      const base = bases.find((one) => isForm(key, one));
      return ![key, base ?? key].some(
        (name) =>
          literals.has(name) ||
          groups.has(name.split(".")[0] ?? "") ||
          WITHOUT_GROUP.includes(name) ||
          patterns.some((pattern) => pattern.test(name)),
      );
    });
    expect(unused).toEqual([]);
  });

  it("exist for every group of words that a page asks for", () => {
    const keys = said.flatMap(([, catalogueIn]) => Object.keys(catalogueIn("en")));
    for (const group of groups) expect(keys.some((key) => key.startsWith(`${group}.`)), group).toBe(true);
  });
});

describe("speaking", () => {
  it("follows the browser's wishes as far as it can", () => {
    expect(best(["zh-CN", "en"])).toBe("zh");
    expect(best(["fr", "ru-RU"])).toBe("ru");
    expect(best(["fr"])).toBe("en");
    expect(best([])).toBe("en");
  });

  it("changes language at once, and the last choice wins", async () => {
    const first = speak("zh");
    const last = speak("ru");
    await Promise.all([first, last]);
    expect(t("home-join")).toBe(ru["home-join"]);
    expect(told("side", "red")).toBe(ru["side.red"]);
    expect(told("side", "sea-green")).toBe("sea green");
  });

  it("counts as the language does", async () => {
    await speakOf("starclaim");
    expect(countedAtTable("table.roundsShown", 1)).toBe("1 round");
    expect(countedAtTable("table.roundsShown", 1000)).toBe("1,000 rounds");
    await speak("ru");
    expect([1, 2, 5, 21].map((count) => countedAtTable("table.roundsShown", count))).toEqual([
      "1 раунд", "2 раунда", "5 раундов", "21 раунд",
    ]);
    expect(counted("past-plies", 5)).toBe("5 ходов");
  });

  it("changes language even if the words of a game cannot be had, which come later", async () => {
    await speakOf("photon");
    const whole = globalThis.fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    await speak("ru");
    expect(told("side", "red")).toBe(ru["side.red"]);
    expect(told("kind", "mirror")).toBe("mirror");
    vi.stubGlobal("fetch", whole);
    await vi.waitFor(() => expect(told("kind", "mirror")).toBe(ownWords("photon", "ru")["kind.mirror"]), 8000);
  }, 10_000);

  it("has the words of the game that a page is about, in the language of the page", async () => {
    await speakOf("khet");
    expect(told("kind", "sphinx")).toBe(ownWords("khet", "en")["kind.sphinx"]);
    expect(told("kind", "pharaoh")).toBe(en["kind.pharaoh"]);
    await Promise.all([speak("zh"), speakOf("xionghan")]);
    expect(told("kind", "rook")).toBe(ownWords("xionghan", "zh")["kind.rook"]);
    expect(told("kind", "sphinx", "khet")).toBe(ownWords("khet", "zh")["kind.sphinx"]);
    expect(told("kind", "sphinx")).toBe("sphinx"); // not one of its pieces
  });
});

describe("refusals", () => {
  it.each<[string, Record<string, string>, readonly string[]]>([
    ["zh for each of the server's", zhRefusals, REFUSALS],
    ["ru for each of the server's", ruRefusals, REFUSALS],
    ["zh for each of the games'", zhIllegal, ILLEGAL],
    ["ru for each of the games'", ruIllegal, ILLEGAL],
    ["zh for each fault of a position or a record", zhInvalid, INVALID],
    ["ru for each fault of a position or a record", ruInvalid, INVALID],
  ])("have a sentence in %s", (_, sentences, originals) => {
    expect(Object.keys(sentences).sort()).toEqual([...originals].sort());
    for (const [original, sentence] of Object.entries(sentences))
      expect(gaps(original), original).toEqual(expect.arrayContaining(gaps(sentence)));
  });

  it("are sentences in English, too", () => {
    expect(refusal("not-now", "it is not your turn")).toBe("It is not your turn.");
  });

  it("are told with their values, or at least by their kind", async () => {
    await speak("ru");
    expect(refusal("not-now", "your opponent is away: wait 12 s more")).toContain("12");
    expect(refusal("illegal", "the horse is hobbled")).toBe(`${ru["error.illegal"]} (the horse is hobbled)`);
  });

  it.each([
    ["the scarab on j5 cannot swap with the eye of Horus on i5: only with a pyramid or an anubis", "j5 的圣甲虫不能与 i5 的荷鲁斯之眼换位：只能与金字塔或阿努比斯换位。", "khet"],
    ["a4 is reserved for red; silver may not stand there", "a4 是红方的专用格；银方不能站在那里。", "khet"],
    ["the king on g2 cannot go to g5: a king goes one step: in eight directions inside its palace, in four outside", "g2 的王不能走到 g5：王走一步：在九宫内八个方向，在九宫外四个方向。", "xionghan"],
    ["the warden on a1 cannot go to a9: a warden goes straight or diagonally, over exactly one piece, and the pawn on a3 and the rook on a5 stand between", "a1 的尉不能走到 a9：尉走直线或斜线，须恰好越过一个棋子，而中间有 a3 的兵和 a5 的车。", "xionghan"],
    ["the rook on a1 cannot go to a2: the king would still be in check from the armour on h13 by a line of three", "a1 的车不能走到 a2：王仍会被 h13 的甲将军（三子相连）。", "xionghan"],
    ["'scan c4': you have no scanner", "'scan c4'：你没有透视仪。", "starclaim"],
  ])("of games are told whole, with the names of pieces: %s", async (original, translated, game) => {
    await speakOf(game);
    await speak("zh");
    expect(refusal("illegal", original)).toBe(translated);
    await speak("ru");
    expect(refusal("illegal", original).replace(/'[^']*'/g, "")).not.toMatch(/[a-z]{3}/i);
  });

  it.each(JSON.parse(readFileSync("../tests/games/xionghan/refusals.json", "utf8")) as Record<Language, string>[])(
    "of Xionghan chess tell the rules of this game: $en",
    async ({ en, zh, ru }) => {
      const message = `the horse on e5 cannot go to e8: ${en}`;
      await speakOf("xionghan");
      await speak("zh");
      expect(refusal("illegal", message)).toContain(`：${zh}`);
      await speak("ru");
      expect(refusal("illegal", message)).toContain(`: ${ru}`);
    },
  );

  it.each([
    ["silver's sphinx is missing; there is just one, on j1", "银方的狮身人面像不在棋盘上；它只有一个，在 j1。", "khet"],
    ["red has 2 pharaohs (a1, b2); one at most; there is no pharaoh; each side has one", "红方有 2 个法老（a1, b2）；最多一个。 棋盘上没有法老；每方有一个。", "khet"],
    ["row 3 ('9p'): the pyramid 'p' needs a digit 1–4 and has none", "第 3 行（'9p'）：金字塔 'p' 需要数字 1–4，这里没有。", "khet"],
    ["row 8 ('12'): it fills 12 squares; it must fill 10", "第 8 行（'12'）：填了 12 格；必须是 10 格。", "khet"],
    ["side 'x': it must be 's' or 'r'", "行棋方 'x'：必须是 's' 或 'r'。", "khet"],
    ["start: a position has 2, 3 or 5 fields, board side [pool] [quiet ply], not 1: 'x'", "起始局面：局面有 2、3 或 5 个部分（棋盘 行棋方 [阵亡] [无进展步数 步数]），这里有 1 个：'x'。", "khet"],
    ["black is in check from the rook on g2 although it is red's turn: no action could have left it there", "轮到红方走，而黑方正被 g2 的车 将军：不可能走成这样。", "xionghan"],
    ["action 3 cannot be played: a4 is reserved for red; silver may not stand there", "第 3 步不能走：a4 是红方的专用格；银方不能站在那里。", "khet"],
  ])("of positions and records are told whole: %s", async (original, translated, game) => {
    await speakOf(game);
    await speak("zh");
    expect(refusal("invalid", original)).toBe(translated);
    await speak("ru");
    expect(refusal("invalid", original).replace(/'[^']*'/g, "")).not.toMatch(/[a-z]{3}/i);
  });

  it("lead to their clause", () => {
    const error = { code: "illegal" as const, message: "action 3, j1j2: the sphinx on j1 never moves; it can only be turned" };
    const refused = refusedBy({ ...error, clause: "KH-9" });
    expect(refused.why).toBe("The sphinx on j1 never moves; it can only be turned.");
    expect(rulesAddress("khet", refused)).toBe("/rules/khet#KH-9");
    expect(rulesAddress("khet", refusedBy(error))).toContain("?why=The%20sphinx");
  });
});
