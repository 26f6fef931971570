import { expect, test } from "vitest";
import { doneBy, EVERYBODY, peopleOf } from "./people.ts";

const rows = [
  { auteur: "Zoé Le Gall", auteur_id: "zoe" },
  { auteur: "Éric", auteur_id: "eric" },
  { auteur: "zoe@bosco.test", auteur_id: "zoe" },
  { auteur: "Ancien équipier", auteur_id: null },
];

test("each person is named once, by the newest name and in the order of the alphabet", () => {
  expect(peopleOf(rows)).toEqual([
    { id: "Ancien équipier", nom: "Ancien équipier" },
    { id: "eric", nom: "Éric" },
    { id: "zoe", nom: "Zoé Le Gall" },
  ]);
});

test.each([
  ["everybody", EVERYBODY, rows],
  ["one account, whatever it was called", "zoe", [rows[0], rows[2]]],
  ["those who are gone", "Ancien équipier", [rows[3]]],
])("what was done is shown of %s", (_, person, shown) => {
  expect(doneBy(person, rows)).toEqual(shown);
});
