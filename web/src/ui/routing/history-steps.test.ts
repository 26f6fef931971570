import { beforeEach, expect, test, vi } from "vitest";
import { pastPart } from "../overlay/past-part.ts";
import { type EntryState, enterStep, entry, followSteps, leaveSteps, onceLeft } from "./history-steps.ts";

/** The browser's: entries, of which it shows one, and tells later where it was led. */
let entries: EntryState[];
let at: number;

beforeEach(() => {
  entries = [{ key: "page", index: 0 }];
  at = 0;
  const put = (state: EntryState) => {
    entries = [...entries.slice(0, at), state];
  };
  vi.stubGlobal("history", {
    get state() {
      return entries[at];
    },
    pushState(state: EntryState) {
      at += 1;
      put(state);
    },
    replaceState: put,
    go(distance: number) {
      setTimeout(() => {
        at += distance;
        followSteps();
      });
    },
  });
});

/** Long enough for what is told later, and for what follows from it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Moves on to another page, as the router does. */
const go = (key: string) => {
  const { index, step } = entry();
  if (step === undefined) history.pushState({ key, index: index + 1 }, "");
  else history.replaceState({ key, index }, "");
};
const goYourself = (to: string) => leaveSteps(false, () => go(to));
const lead = (to: string) => onceLeft(() => goYourself(to));

test("whoever is led elsewhere goes at once where nothing is open", () => {
  lead("maintenance");
  expect(entry().key).toBe("maintenance");
});

test("what is open is closed first, the highest before the one below it", async () => {
  const left: string[] = [];
  for (const name of ["form", "picture"]) enterStep(() => left.push(name) > 0);
  lead("maintenance");
  await settled();
  expect(left).toEqual(["picture", "form"]);
  expect(entries.map(({ key }) => key)).toEqual(["page", "maintenance"]);
});

/** A form that asks first, with its question open. */
function asked() {
  const form = { asks: 0, exit: () => {} };
  form.exit = enterStep(() => ++form.asks < 0);
  lead("maintenance");
  return { form, question: { exit: enterStep(() => true) } };
}

test("a form that asks its user first is waited for, and asked once", async () => {
  const { form, question } = asked();
  await settled();
  lead("papiers");
  expect([form.asks, entry().key]).toEqual([1, "page"]);
  question.exit();
  form.exit();
  await settled();
  expect(entry().key).toBe("papiers");
});

test("who goes on with his form is not led away when it is closed later", async () => {
  const { form, question } = asked();
  await settled();
  question.exit();
  await settled();
  form.exit();
  await settled();
  expect(entry()).toEqual({ key: "page", index: 0 });
});

test("who meanwhile goes elsewhere himself is not led away from there", async () => {
  const { form, question } = asked();
  await settled();
  goYourself("own");
  question.exit();
  form.exit();
  await settled();
  expect(entry().key).toBe("own");
});

/** On the second page, with a part of it that Back asks first; `mayGo` is what it answers, and `past` the way on. */
function guarded(mayGo: boolean) {
  go("start");
  const part = { asks: 0, past: undefined as (() => void) | undefined, exit: () => {} };
  part.exit = enterStep(() => {
    part.asks += 1;
    part.past = pastPart("start");
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
