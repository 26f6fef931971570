import { expect, test } from "vitest";
import type { Boat } from "../boats/index.ts";
import type { PaperType } from "../documents/index.ts";
import { boatsAskedForPapers, missingOn, missingPapers, WANTED_PAPERS } from "./missing-papers.ts";

type Flag = Boat["pavillon"];
const paper = (type: PaperType, bateau_id = "b") => ({ type, bateau_id });

test.each<[types: PaperType[], missing: string[]]>([
  [[], ["Certificat d’enregistrement, ou carte de circulation ou acte de francisation", "Assurance"]],
  [
    ["Facture", "Manuel"],
    ["Certificat d’enregistrement, ou carte de circulation ou acte de francisation", "Assurance"],
  ],
  [["Carte de circulation"], ["Assurance"]],
  [["Acte de francisation", "Assurance"], []],
  [["Assurance"], ["Certificat d’enregistrement, ou carte de circulation ou acte de francisation"]],
])("of a boat with %j is missing %j", (types, missing) => {
  expect(missingPapers(types.map((type) => ({ type }))).map(({ nom }) => nom)).toEqual(missing);
});

test.each<[pavillon: string | null, types: PaperType[], missing: string[]]>([
  ["France", [], ["Certificat d’enregistrement, ou carte de circulation ou acte de francisation", "Assurance"]],
  [null, [], ["Certificat d’enregistrement, ou carte de circulation ou acte de francisation", "Assurance"]],
  ["Belgique", [], ["Titre de nationalité ou d’immatriculation", "Assurance"]],
  ["Autre", ["Assurance"], ["Titre de nationalité ou d’immatriculation"]],
  ["Belgique", ["Carte de circulation", "Assurance"], []],
])("under the flag %s, with %j, is missing %j", (pavillon, types, missing) => {
  const papers = types.map((type) => ({ type }));
  expect(missingPapers(papers, pavillon as Flag).map(({ nom }) => nom)).toEqual(missing);
});

const boats = [
  { id: "b" },
  { id: "mine too" },
  { id: "abroad", pavillon: "Italie" as const },
  { id: "led", proprietaire_id: "yann" },
  { id: "yann's other", proprietaire_id: "yann" },
  { id: "looked at", proprietaire_id: "zoe" },
];
const mayAdd = ({ id }: { id: string }) => id !== "looked at";

test.each<[what: string, papersOf: string[], asked: string[]]>([
  ["of no boat are asked of none", [], []],
  ["of one's own boat are asked of all one's own", ["mine too"], ["b", "mine too", "abroad"]],
  ["of somebody else's boat are asked of that owner's alone", ["led"], ["led", "yann's other"]],
  ["that one can't add are asked of none", ["looked at"], []],
  ["of a boat that one no longer sees are asked of none", ["gone"], []],
  [
    "of several owners are asked of each one's",
    ["b", "looked at", "led"],
    ["b", "mine too", "abroad", "led", "yann's other"],
  ],
])("papers %s", (_, papersOf, asked) => {
  const papers = papersOf.map((bateau_id) => ({ bateau_id }));
  expect([...boatsAskedForPapers({ boats, papers, mayAdd })]).toEqual(asked);
});

const [card, insurance] = WANTED_PAPERS.map(({ nom }) => nom);
test.each([
  ["b", [], []],
  ["b", [paper("Manuel", "mine too")], [card, insurance]],
  ["b", [paper("Manuel", "led")], []],
  ["abroad", [paper("Assurance", "abroad")], ["Titre de nationalité ou d’immatriculation"]],
  ["looked at", [paper("Manuel", "looked at")], []],
  ["led", [paper("Assurance", "led"), paper("Assurance")], [card]],
  ["b", [paper("Assurance"), paper("Acte de francisation", "mine too")], [card]],
])("on %s, of the papers of all boats, what is missing is %#", (boat, papers, missing) => {
  expect(missingOn(boat, { boats, papers, mayAdd }).map(({ nom }) => nom)).toEqual(missing);
});
