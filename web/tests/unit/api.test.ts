import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AGAIN, api, Refused, tryAgain } from "../../src/lib/api";

const refusal = (code: string, wait?: number) =>
  Response.json(
    { error: { code, message: "too much is looked at here just now: wait 2 s", clause: null, match: null } },
    { status: 429, headers: wait === undefined ? {} : { "retry-after": `${wait}` } },
  );
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const looked = () => api.study({ game: "khet", actions: [] }).catch((refused: Refused) => refused);

test("a server with too much to do is asked again when it says", async () => {
  fetched.mockResolvedValueOnce(refusal("too-many", 2)).mockResolvedValueOnce(Response.json([{ number: 0 }]));
  const answer = looked();
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await answer).toEqual([{ number: 0 }]);
});

test("who has waited in vain is told, and how long to wait further", async () => {
  fetched.mockImplementation(() => Promise.resolve(refusal("too-many", 2)));
  const answer = looked();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toMatchObject({ code: "too-many", wait: 2 });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test.each([
  ["too-many", 11, "a long wait"],
  ["illegal", 0, "another refusal"],
])("nothing is asked again after %s with %i s: %s", async (code, wait) => {
  fetched.mockResolvedValue(refusal(code, wait));
  expect(await looked()).toMatchObject({ code, wait });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what somebody does is not done later behind their back", async () => {
  fetched.mockResolvedValue(refusal("too-many", 1));
  await expect(api.command("m", { type: "resign", id: "1" })).rejects.toMatchObject({ code: "too-many" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["offline", 0, AGAIN],
  ["too-many", 2, AGAIN],
  ["too-many", 20, 20_000],
  ["invalid", 0, undefined],
] as const)("a page that met %s with %i s tries again after %s ms", (code, wait, after) => {
  const work = vi.fn();
  const refused = new Refused(code, "no", "no", undefined, wait);
  expect(tryAgain(refused, work)).toBe(after !== undefined);
  vi.advanceTimersByTime((after ?? 60_000) - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(after === undefined ? 0 : 1);
});

test("all who ask at once who visits share one answer; who asks later gets a new one", async () => {
  vi.stubGlobal("navigator", {}); // one without locks
  fetched.mockResolvedValueOnce(Response.json({ id: "first" })).mockResolvedValueOnce(Response.json({ id: "second" }));
  expect(await Promise.all([api.me(), api.me()])).toEqual([{ id: "first" }, { id: "first" }]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await api.me()).toEqual({ id: "second" });
});
