import { expect, test } from "vitest";
import { z } from "zod";
import { changes } from "./record.ts";

const id = "b05c0000-0000-4000-8000-000000000101";
const edit = changes(z.object({ nom: z.string(), note: z.string().nullable() }));

test.each([
  ["one field", { id, nom: "Korrigan" }, true],
  ["one field and the version it was edited from", { id, version: 3, note: null }, true],
  ["nothing but the id", { id }, false],
  ["nothing but the version", { id, version: 3 }, false],
  ["no id", { nom: "Korrigan" }, false],
  ["an unknown field", { id, nom: "Korrigan", user_id: id }, false],
  ["a version that is no whole number", { id, nom: "Korrigan", version: 1.5 }, false],
])("an edit with %s", (_name, value, expected) => {
  expect(edit.safeParse(value).success).toBe(expected);
});
