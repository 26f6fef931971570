import { expect, test } from "vitest";
import { raised, versionOf } from "./raise-versions.ts";

const write = (place: number, call: string, input: object, seen?: number) => ({
  place,
  operationId: `00000000-0000-4000-8000-00000000000${place}`,
  call,
  input: { id: "a", ...input },
  ...(seen && { seen: { version: seen } }),
});
const edit = (place: number, version: number) => write(place, "inventory.update", { version });
const answered = (one: ReturnType<typeof write>, version: number) => ({ ...one, output: { id: "a", version } });

test("what was made from the same version as the answered one is made from the next", () => {
  expect(raised([answered(edit(1, 4), 5)], [edit(2, 4), edit(3, 4)]).map(versionOf)).toEqual([5, 5]);
});

test("several that are answered together raise what is behind them one after the other", () => {
  const both = [answered(edit(1, 4), 5), answered(edit(2, 5), 6)];
  expect(raised(both, [edit(3, 4)]).map(versionOf)).toEqual([6]);
});

test("a step raises too, from the row as it was seen", () => {
  const step = write(1, "inventory.adjust", { delta: 1 }, 4);
  expect(raised([answered(step, 5)], [edit(2, 4)]).map(versionOf)).toEqual([5]);
  expect(raised([answered(step, 6)], [edit(2, 4)])).toEqual([]);
});

test("a step between two edits is made from the first one's version, answered with it or after it", () => {
  const step = write(2, "inventory.adjust", { delta: 1 }, 4);
  expect(raised([answered(edit(1, 4), 5), answered(step, 6)], [edit(3, 4)]).map(versionOf)).toEqual([6]);
  const [later, last] = raised([answered(edit(1, 4), 5)], [step, edit(3, 4)]);
  expect(later).toEqual({ ...step, seen: { version: 5 } });
  expect(raised([answered(later as typeof step, 6)], [last as typeof step]).map(versionOf)).toEqual([6]);
  expect(raised([answered(edit(1, 4), 5), answered(step, 7)], [edit(3, 4)]).map(versionOf)).toEqual([5]);
});

test("what was meant for a file that waited here is meant for the same one once the server has named it", () => {
  const [first, other] = [write(1, "documents.putFile", { vu: "aucun" }), write(2, "documents.putFile", { vu: "x" })];
  const replacing = write(3, "documents.removeFile", { vu: first.operationId.replaceAll("-", "") });
  const output = { id: "a", version: 2, fichier: { empreinte: "f".repeat(32) } };
  const raisedOnes = raised([{ ...first, output }], [other, replacing]);
  expect(raisedOnes).toEqual([{ ...replacing, input: { id: "a", vu: "f".repeat(32) } }]);
});

test.each([
  ["somebody else has written before it was answered", answered(edit(1, 4), 6), edit(2, 4)],
  ["the answered one was made again over somebody else's edit", answered(edit(1, 6), 7), edit(2, 4)],
  [
    "nothing of the row was changed",
    answered(write(1, "checklists.reset", {}, 3), 4),
    write(2, "checklists.update", { version: 3 }),
  ],
  ["it is another row", answered(edit(1, 4), 5), write(2, "inventory.update", { id: "b", version: 4 })],
  ["it is of something else with the same id", answered(edit(1, 4), 5), write(2, "boats.update", { version: 4 })],
  ["it says no version", answered(edit(1, 4), 5), write(2, "inventory.adjust", { delta: 1 })],
  ["the answer is about something else", { ...edit(1, 4), output: { id: "b", version: 5 } }, edit(2, 4)],
  ["there is no answer", { ...edit(1, 4), output: undefined }, edit(2, 4)],
])("it stays where %s", (_name, one, behind) => {
  expect(raised([one], [behind])).toEqual([]);
});
