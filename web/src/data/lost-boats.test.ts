import { expect, test } from "vitest";
import { lostSince, sharedBoats, withoutLost } from "./lost-boats.ts";

const boats = [{ id: "mien" }, { id: "avel", proprietaire_id: "yann" }, { id: "iris", proprietaire_id: "anne" }];
const lost = lostSince(sharedBoats(boats), sharedBoats(boats.slice(0, 2)));

test("a boat that is no longer shared is noticed, and one's own is none", () => {
  expect([...lost]).toEqual([["iris", "anne"]]);
  expect(lostSince(sharedBoats(boats), sharedBoats(boats)).size).toBe(0);
  expect(sharedBoats(undefined).size).toBe(0);
});

test("what was aboard goes from a kept list, and nothing else", () => {
  const rows = [
    { id: "1", bateau_id: "mien" },
    { id: "2", bateau_id: "iris", proprietaire_id: "anne" },
    { id: "3", bateau_id: "autre-d-anne", proprietaire_id: "anne" },
    { id: "4", bateau_id: "avel", proprietaire_id: "yann" },
  ];
  expect(withoutLost(rows, lost)).toEqual([rows[0], rows[2], rows[3]]);
});

test("a row that does not name its boat goes with its owner's", () => {
  expect(withoutLost([{ id: "tâche", proprietaire_id: "anne" }, { id: "à moi" }], lost)).toEqual([{ id: "à moi" }]);
});

test.each([[[{ id: "à moi" }]], [{ donnes: [] }], [undefined]])("%j has nothing of it and stays what it is", (data) => {
  expect(withoutLost(data, lost)).toBe(data);
});
