import { beforeEach, expect, test } from "vitest";
import { enterStep, entry } from "./history-steps.ts";
import { entries, goYourself, lead, settled, stubHistory } from "./test-history.ts";

beforeEach(stubHistory);

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
