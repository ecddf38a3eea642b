/** The page speaks the language that is wished, with the words of its game, and of the server. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../catalogues";
import { refusedBy } from "../../src/lib/api";
import { rulesAddress } from "../../src/rules/address";
import { best, isKey, known, said, speak, speakOf, t, told } from "../../src/words";
import { said as wordsOf } from "../games";

afterEach(() => speak("en"));

it("lists the languages by their files, English first", () => {
  expect(Object.entries(LANGUAGES).map(([code, { name, tag }]) => [code, name, tag])).toEqual([
    ["en", "English", "en"],
    ["ru", "Русский", "ru"],
    ["zh", "简体中文", "zh-Hans"],
  ]);
});

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
  expect(t("home-join")).toBe(wordsOf(undefined, "ru")("home-join"));
});

it("counts as the language does", async () => {
  await speakOf("starclaim");
  const rounds = (count: number) => t("starclaim-table-roundsShown", { count });
  expect(rounds(1)).toBe("1 round");
  expect(rounds(1000)).toBe("1,000 rounds");
  await speak("ru");
  expect([1, 2, 5, 21].map(rounds)).toEqual(["1 раунд", "2 раунда", "5 раундов", "21 раунд"]);
  expect(t("past-plies", { count: 5 })).toBe("5 ходов");
});

it("changes language even if the words of a game cannot be had, which come later", async () => {
  await speakOf("photon");
  const whole = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await speak("ru");
  expect(t("home-join")).toBe(wordsOf(undefined, "ru")("home-join"));
  expect(told("piece", "mirror")).toBe("mirror");
  vi.stubGlobal("fetch", whole);
  await vi.waitFor(() => expect(told("piece", "mirror")).toBe(wordsOf("photon", "ru")("piece-laser-mirror")), 8000);
}, 10_000);

it("has the words of the game that a page is about, of what it shares, and of all games", async () => {
  await speakOf("khet");
  expect(told("piece", "sphinx")).toBe("sphinx");
  expect(told("side", "red")).toBe("Red");
  expect(told("level", "Pebble")).toBe("Pebble");
  await Promise.all([speak("zh"), speakOf("xionghan")]);
  expect(told("piece", "rook")).toBe(wordsOf("xionghan", "zh")("piece-xionghan-rook"));
  expect(told("piece", "sphinx", "khet")).toBe(wordsOf("khet", "zh")("piece-laser-sphinx"));
  expect(told("side", "silver", "khet")).toBe("银方");
  expect(told("level", "Pebble")).toBe("卵石");
  expect(told("reason", "time")).toBe(wordsOf("xionghan", "zh")("core-reason-time"));
});

it("tells a word that is newer than this page as it is", async () => {
  await speakOf("khet");
  expect(told("side", "sea-green")).toBe("sea green");
  expect(known("side", "sea-green")).toBeUndefined();
  expect(isKey("khet-title")).toBe(true);
  expect(isKey("khet-titles")).toBe(false);
});

describe("messages of the server", () => {
  const newer = { code: "khet-newer", args: { count: 3 }, text: "Three of them." };

  it("are told in the language of the page, or else in English as they came", async () => {
    const known = { code: "server-error-too-late", args: {}, text: "Too late." };
    await speak("ru");
    expect(said(known)).toBe(wordsOf(undefined, "ru")("server-error-too-late"));
    expect(said(newer)).toBe("Three of them.");
    const reported = vi.spyOn(console, "error");
    expect(said({ code: "khet-newer", args: {} })).toBe("khet-newer");
    expect(reported.mock.calls).toEqual([["no khet-newer"]]);
    reported.mockClear();
  });

  it("know what games are called, before anything else of them", async () => {
    await speak("zh");
    const title = { message: { code: "khet-title" } };
    expect(said({ code: "core-plain", args: { text: title } })).toBe(wordsOf("khet", "zh")("khet-title"));
  });

  it("call seats as their reader does", () => {
    const fault = { code: "core-plain", args: { text: { seat: 2 } }, text: "seat 2" };
    expect(refusedBy({ code: "illegal", message: "", faults: [fault] }).message).toBe("seat 2");
    const who = (seat: number) => `Ann (${seat + 1})`;
    expect(refusedBy({ code: "illegal", message: "", faults: [fault] }, { who }).message).toBe("Ann (3)");
  });

  it("are all told of a refusal, and lead to their clause", () => {
    const refused = refusedBy({
      code: "illegal",
      message: "in English",
      clause: "KH-9",
      faults: [{ code: "server-line-action", args: { number: 3, action: "j1j2" }, text: "Action 3 (j1j2):" }, newer, newer],
    });
    expect(refused.message).toMatch(/Three of them. Three of them.$/);
    expect(refused.why).toBe("Three of them. Three of them.");
    expect(rulesAddress("khet", refused)).toBe("/rules/khet#KH-9");
    const plain = refusedBy({ code: "illegal", message: "It may only be turned." });
    expect(plain.message).toBe("It may only be turned.");
    expect(rulesAddress("khet", plain)).toContain("?why=It%20may");
  });
});
