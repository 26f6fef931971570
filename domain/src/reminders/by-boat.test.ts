import { expect, test } from "vitest";
import { byBoat } from "./by-boat.ts";
import type { Reminder } from "./schema.ts";

const reminder = (more: Partial<Reminder> = {}): Reminder => ({
  genre: "maintenance",
  id: "0195b3a0-0000-7000-8000-000000000001",
  bateau_id: "0195b3a0-0000-7000-8000-0000000000aa",
  bateau: "Sterne",
  titre: "Vidange",
  etat: "bientôt",
  date: null,
  heures_restantes: null,
  ...more,
});

test("reminders stand by boat, in the order they come in, two boats of one name apart", () => {
  const [one, two, other, alike] = [
    reminder({ titre: "Vidange" }),
    reminder({ titre: "Fusées", genre: "article" }),
    reminder({ bateau_id: "0195b3a0-0000-7000-8000-0000000000bb", bateau: "Albatros" }),
    reminder({ bateau_id: "0195b3a0-0000-7000-8000-0000000000cc" }),
  ];
  expect(byBoat([one, other, two, alike])).toEqual([
    { bateau_id: one.bateau_id, bateau: "Sterne", reminders: [one, two] },
    { bateau_id: other.bateau_id, bateau: "Albatros", reminders: [other] },
    { bateau_id: alike.bateau_id, bateau: "Sterne", reminders: [alike] },
  ]);
  expect(byBoat([])).toEqual([]);
});
