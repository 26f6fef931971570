import { expect, test } from "vitest";
import { nameAlone, namesWithOneMore } from "./engine-names.ts";

test.each([
  [["Moteur"], ["Moteur bâbord", "Moteur tribord"]],
  [["Moteur bâbord"], ["Moteur bâbord", "Moteur tribord"]],
  [["Moteur tribord"], ["Moteur tribord", "Moteur bâbord"]],
  [["Le vieux Perkins"], ["Le vieux Perkins", "Moteur 2"]],
  [
    ["Moteur bâbord", "Moteur tribord"],
    ["Moteur bâbord", "Moteur tribord", "Moteur 3"],
  ],
  [
    ["Moteur bâbord", "Moteur 3"],
    ["Moteur bâbord", "Moteur 3", "Moteur tribord"],
  ],
  [
    ["Moteur 1", "Moteur 3"],
    ["Moteur 1", "Moteur 3", "Moteur 4"],
  ],
])("%j and one more: %j", (names, expected) => {
  expect(namesWithOneMore(names)).toEqual(expected);
});

test.each([
  ["Moteur bâbord", "Moteur"],
  ["Moteur tribord", "Moteur"],
  ["Le vieux Perkins", "Le vieux Perkins"],
])("« %s » left alone is « %s »", (name, expected) => {
  expect(nameAlone(name)).toBe(expected);
});
