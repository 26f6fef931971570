import { derivedId } from "@bosco/domain";
import { expect, test } from "vitest";
import { dependentsOf } from "./dependents.ts";
import type { Waiting } from "./waiting.ts";

const operation = (n: number) => `${String(n).repeat(8)}-0000-4000-8000-000000000000`;
const write = (place: number, call: string, input: object) =>
  ({ place, call, input, operationId: operation(place), at: "", words: "" }) as unknown as Waiting;
const boat = "b0a70000-0000-4000-8000-000000000000";

test("what is made by a write is needed by those that name it, and by those that need these", () => {
  const create = write(1, "boats.create", { id: boat, nom: "Sterne" });
  const article = write(2, "inventory.create", { bateau_id: boat, nom: "Rouet" });
  const adjust = write(3, "inventory.adjust", { id: derivedId(operation(2), 1), delta: 1 });
  const other = write(4, "inventory.adjust", { id: "autre", delta: 1 });
  const all = [create, article, adjust, other];
  expect(dependentsOf(create, all)).toEqual([article, adjust]);
  expect(dependentsOf(article, all)).toEqual([adjust]);
});

test("two edits of the same row do not need each other", () => {
  const all = [
    write(1, "inventory.update", { id: "a1", prix: 1 }),
    write(2, "inventory.update", { id: "a1", prix: 2 }),
  ];
  expect(dependentsOf(all[0] as Waiting, all)).toEqual([]);
});

test("what a plan makes is needed by those that name one of its lines", () => {
  const plan = write(1, "maintenance.createMany", { maintenances: [{ id: "m1" }, { id: "m2" }] });
  const done = write(2, "maintenance.update", { id: "m2", statut: "Terminée" });
  expect(dependentsOf(plan, [plan, done])).toEqual([done]);
});

test("what a first inventory makes is needed by those that name one of its spaces or articles", () => {
  const first = write(1, "inventory.createFirst", {
    bateau_id: boat,
    espaces: [{ id: "e1" }],
    articles: [{ id: "a1" }],
  });
  const stowed = write(2, "inventory.update", { id: "autre", espace_stockage_id: "e1" });
  const counted = write(3, "inventory.adjust", { id: "a1", delta: 1 });
  const elsewhere = write(4, "inventory.create", { bateau_id: boat, nom: "Riz" });
  expect(dependentsOf(first, [first, stowed, counted, elsewhere])).toEqual([stowed, counted]);
});
