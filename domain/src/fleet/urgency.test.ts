import { expect, test } from "vitest";
import { noSigns, type Signs } from "./signs.ts";
import { byUrgency } from "./urgency.ts";

const boat = (nom: string, signs: Partial<Signs> = {}, id = nom) => ({
  id,
  nom,
  signs: { ...noSigns(), ...signs },
});

const INORDER = [
  boat("three late", { late: 3 }),
  boat("one late and expired", { late: 1, expired: 1 }),
  boat("one late, much soon", { late: 1, soon: 9, critical: 9 }),
  boat("one late", { late: 1 }),
  boat("two expired", { expired: 2, soon: 0 }),
  boat("expired", { expired: 1, critical: 50 }),
  boat("one paper expired, one soon", { papersExpired: 1, papersExpiring: 1 }),
  boat("paper expired", { papersExpired: 1, papersMissing: 2 }),
  boat("soon", { soon: 1, expiring: 1 }),
  boat("expiring and running out", { expiring: 1, critical: 1 }),
  boat("Albatros", { expiring: 1 }, "2"),
  boat("Éole", { critical: 1 }),
  boat("Zéphyr", { critical: 1 }, "1"),
  boat("two papers missing", { papersMissing: 2 }),
  boat("paper missing", { papersMissing: 1 }),
  boat("calm", {}, "a"),
  boat("calm", {}, "b"),
];

test("late comes before expired, expired before soon, soon before the rest, then the names in French order", () => {
  const names = INORDER.map(({ nom, id }) => `${nom} ${id}`);
  for (const shuffled of [[...INORDER].reverse(), [...INORDER.slice(5), ...INORDER.slice(0, 5)]])
    expect(shuffled.sort(byUrgency).map(({ nom, id }) => `${nom} ${id}`)).toEqual(names);
});
