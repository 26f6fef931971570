import { beforeEach, expect, test, vi } from "vitest";
import { enterStep, entry } from "../routing/history-steps.ts";
import { entries, go, lead, settled, stubHistory } from "../routing/test-history.ts";
import { pastPart } from "./past-part.ts";

beforeEach(stubHistory);

/** On the second page, with a part of it that Back asks first; `mayGo` is what it answers, and `past` the way on. */
function guarded(mayGo: boolean) {
  go("start");
  const part = { asks: 0, past: undefined as (() => void) | undefined, exit: () => {} };
  part.exit = enterStep(() => {
    part.asks += 1;
    part.past = pastPart("start", () => go("home"));
    if (mayGo && part.past) setTimeout(part.past);
    return mayGo;
  });
  return part;
}

test("Back leads past a part of the page that lets go, to the page before", async () => {
  const part = guarded(true);
  history.go(-1);
  await settled();
  expect([part.asks, entry()]).toEqual([1, { key: "page", index: 0 }]);
});

test("Back goes on to where it led once a part of the page has asked and is left", async () => {
  const part = guarded(false);
  history.go(-1);
  await settled();
  const question = enterStep(() => true);
  expect(entry().key).toBe("start");
  part.past?.();
  question();
  part.exit();
  await settled();
  expect([part.asks, entry()]).toEqual([1, { key: "page", index: 0 }]);
});

test("a longer way back that a part of the page has asked about leads to its end", async () => {
  go("between");
  const part = guarded(false);
  history.go(-3);
  await settled();
  expect(entry().key).toBe("start");
  part.past?.();
  part.exit();
  await settled();
  expect(entry()).toEqual({ key: "page", index: 0 });
});

test("who stays with a part of the page is not led back when it is left later", async () => {
  const part = guarded(false);
  history.go(-1);
  await settled();
  enterStep(() => true)();
  await settled();
  part.exit();
  await settled();
  expect(entry()).toEqual({ key: "start", index: 1 });
});

test("Back closes a dialog over a part of the page, and asks the part at the next press alone", async () => {
  const part = guarded(true);
  let closes = 0;
  enterStep(() => ++closes > 0);
  history.go(-1);
  await settled();
  expect([closes, part.asks, entry().key]).toEqual([1, 0, "start"]);
  history.go(-1);
  await settled();
  expect([closes, part.asks, entry().key]).toEqual([1, 1, "page"]);
});

test("whoever is led elsewhere from a part of the page that lets go finds it below", async () => {
  const part = guarded(true);
  lead("next");
  await settled();
  expect(part.past).toBeUndefined();
  expect(entries.map(({ key }) => key)).toEqual(["page", "start", "next"]);
});

test("past the first page of a tab, where nothing is behind, it leads home", async () => {
  const ways: string[] = [];
  const exit = enterStep(() => {
    setTimeout(pastPart("page", () => ways.push("home")) ?? (() => {}));
    return true;
  });
  history.go(-1);
  await vi.waitFor(() => expect(ways).toEqual(["home"]), 10_000);
  exit();
});
