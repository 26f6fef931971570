import { expect, test } from "vitest";
import { workText } from "./work-text.ts";

const work = { titre: "Vidange", reference_articles: "", description: "", fait_par: null };

test.each([
  [work, "Vidange"],
  [{ ...work, fait_par: "Yann Le Goff" }, "Vidange\nFait par Yann Le Goff"],
  [
    { titre: "Vidange", reference_articles: "LF 3462", description: "Huile 15W40", fait_par: "Yann Le Goff" },
    "Vidange\nRéf. : LF 3462\nHuile 15W40\nFait par Yann Le Goff",
  ],
])("the log book says of %o what was done and by whom", (done, text) => {
  expect(workText(done)).toBe(text);
});
