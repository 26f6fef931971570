import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

/** Journeys of which none stands at the gate of `npm test`, and who stands there for them. */
const ELSEWHERE = {
  "assistant-afloat": "sea-assistant",
  "assistant-history": "assistant",
  "checklists-paper": "inventory-paper",
  "checklists-problem": "checklists",
  "crew-activity": "crew",
  "crew-rights-papers": "crew-rights",
  "departure-edges": "departure",
  "departure-presses": "departure",
  "dialog-cost": "the bench of what a press costs",
  dialogs: "way-back",
  "dialogs-own": "way-back",
  "first-start-answers": "first-start",
  "fleet-signs": "fleet",
  "papers-finish": "papers-form",
  "papers-ways-in": "papers-form",
  "sea-departure": "departure",
  "sea-dialogs": "way-back",
  "sea-papers": "papers-afloat",
  "way-back-pages": "way-back",
};

const FOLDER = join(root, "e2e/journeys");
const ENDING = ".spec.ts";
const absent = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .filter((name) => !/\bgate/.test(readFileSync(join(FOLDER, name), "utf8")))
  .map((name) => name.slice(0, -ENDING.length));

test("every file of journeys has one at the gate, or is known to be stood for", () => {
  expect(absent.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
