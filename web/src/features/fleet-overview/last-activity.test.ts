import type { Activity } from "@bosco/domain/crew";
import { expect, test } from "vitest";
import { activityText, latest } from "./last-activity.ts";

const done = {
  auteur: "Yann Le Goff",
  action: "maintenance",
  objet: "Vidange",
  nombre: 1,
  created_at: "2026-06-12T10:00:00.000Z",
} as Activity;

test.each([
  ["2026-06-12T09:00:00.000Z", done, "2026-06-12T10:00:00.000Z"],
  ["2026-06-14T09:00:00.000Z", done, "2026-06-14T09:00:00.000Z"],
  ["2026-06-14T09:00:00.000Z", undefined, "2026-06-14T09:00:00.000Z"],
])("written %s: the later counts", (written, known, expected) => {
  expect(latest(written, known)).toBe(expected);
});

test.each([
  [undefined, { when: "hier" }],
  [
    { ...done, created_at: "2026-06-14T08:00:00.000Z" },
    { when: "hier", what: "Yann Le Goff · Maintenance terminée : Vidange" },
  ],
  [done, { when: "hier", what: "Yann Le Goff · Maintenance terminée : Vidange · il y a 3 jours" }],
])("with %j the fleet says when, and who did what", (activity, expected) => {
  const spaces = (text: object) => JSON.parse(JSON.stringify(text).replaceAll("\u00a0", " "));
  const text = activityText({ lastActivity: "2026-06-14T09:00:00.000Z", activity }, "2026-06-15");
  expect(spaces(text)).toEqual(expected);
});
