import { expect, test } from "vitest";
import type { PaperType } from "./schema.ts";
import { replacedPapers, standingPapers } from "./standing-papers.ts";

const paper = (id: string, type: PaperType, date_expiration: string | null, bateau_id = "b") => ({
  ...{ id, type, date_expiration, bateau_id },
});

type Case = [what: string, papers: ReturnType<typeof paper>[], standing: string[]];

test.each<Case>([
  ["the new insurance", [paper("old", "Assurance", "2025-12-31"), paper("new", "Assurance", "2026-12-31")], ["new"]],
  ["whatever the order", [paper("new", "Assurance", "2026-12-31"), paper("old", "Assurance", "2025-12-31")], ["new"]],
  ...(["Contrat de port", "Assurance", "Contrôle gaz"] as const).flatMap((type): Case[] => {
    const [old, other] = [paper("old", type, "2027-01-01"), paper("new", type, null)];
    return [
      [`a ${type} with its day, and one of which nobody knows it`, [old, other], ["old", "new"]],
      [`a ${type} with its day, whatever the order`, [other, old], ["new", "old"]],
    ];
  }),
  ...(["Carte de circulation", "Acte de francisation", "Licence et MMSI"] as const).map((type): Case => {
    const both = [paper("old", type, "2027-01-01"), paper("new", type, null)];
    return [`a ${type} without a day, which lasts for ever`, both, ["new"]];
  }),
  ["of one day, the first", [paper("a", "Assurance", "2026-01-01"), paper("b", "Assurance", "2026-01-01")], ["a"]],
  [
    "each boat’s own",
    [paper("a", "Assurance", "2025-01-01"), paper("b", "Assurance", "2026-01-01", "other")],
    ["a", "b"],
  ],
  [
    "each raft’s own",
    [paper("a", "Certificat radeau", "2025-01-01"), paper("b", "Certificat radeau", "2028-01-01")],
    ["a", "b"],
  ],
  ["other kinds", [paper("a", "Assurance", "2025-01-01"), paper("b", "Contrôle gaz", "2028-01-01")], ["a", "b"]],
])("what counts is %s", (_, papers, standing) => {
  expect(standingPapers(papers).map(({ id }) => id)).toEqual(standing);
  expect([...replacedPapers(papers)]).toEqual(papers.map(({ id }) => id).filter((id) => !standing.includes(id)));
});
