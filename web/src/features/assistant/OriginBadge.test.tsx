import type { AnswerOrigin } from "@bosco/domain/assistant";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OriginBadge } from "./OriginBadge.tsx";

const sheet = { id: "anodes", titre: "Anodes" };

test.each<[AnswerOrigin, (typeof sheet)[], string]>([
  ["fiches", [sheet], "D’après nos fiches"],
  ["donnees", [], "D’après vos données"],
  ["modele", [sheet], "Rédigé par une IA"],
  ["modele", [], "Rédigé par une IA, sans fiche"],
  ["aucune", [], "Pas de réponse sûre"],
])("%s of %j", (origine, fiches, text) => {
  const annexes = { fiches, proches: [], liens: [], maintenance: null, checklist: null };
  const shown = renderToStaticMarkup(<OriginBadge question={{ origine, annexes }} />);
  expect(shown.replace(/<[^>]*>/g, "")).toBe(text);
});
