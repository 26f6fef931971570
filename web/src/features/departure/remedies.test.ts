import { mayDo } from "@bosco/domain/crew";
import type { Remedy } from "@bosco/domain/departure";
import { describe, expect, test } from "vitest";
import { mayMend, remedyLink } from "./remedies.ts";

const LOOKS: Remedy[] = [
  { geste: "voir-article", article_id: "x" },
  { geste: "voir-entretien", maintenance_id: "x" },
  { geste: "voir-papier", document_id: "x" },
  { geste: "voir-checklist", checklist_id: "x" },
  { geste: "voir-liste", liste_id: "x" },
];
const WRITES: Remedy[] = [
  { geste: "ajouter-aux-courses", nom: "Seau", quantite: 1 },
  { geste: "relever-heures", moteur_id: "x" },
  { geste: "avitailler", jours: 2, personnes: 2 },
];
const EDITS: Remedy[] = [
  { geste: "ajouter-papier", type: "Assurance" },
  { geste: "creer-checklist" },
  { geste: "completer-bateau" },
];

describe("whether a press is offered", () => {
  test.each([
    ["lecture", LOOKS, true],
    ["lecture", [...WRITES, ...EDITS], false],
    ["equipage", [...LOOKS, ...WRITES], true],
    ["equipage", EDITS, false],
    ["gestion", [...LOOKS, ...WRITES, ...EDITS], true],
  ] as const)("to %s", (role, remedies, expected) => {
    for (const remedy of remedies)
      expect(
        mayMend(remedy, (right) => mayDo(role, right)),
        remedy.geste,
      ).toBe(expected);
  });
});

test("hours are read in the form of their engine", () => {
  expect(remedyLink({ geste: "relever-heures", moteur_id: "tribord" }, "b")?.to).toBe(
    "/dashboard?bateau=b&releve=tribord",
  );
});

test("a paper is added as the type that is missing", () => {
  expect(remedyLink({ geste: "ajouter-papier", type: "Assurance" }, "b")?.to).toBe(
    "/papiers?bateau=b&ajouter=1&type=Assurance",
  );
});
