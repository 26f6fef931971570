import { isContractProcedure } from "@orpc/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./index.ts";

function inputsOf(node: object, name: string[] = []): [name: string, input: z.ZodType][] {
  if (!isContractProcedure(node))
    return Object.entries(node).flatMap(([key, child]) => inputsOf(child, [...name, key]));
  const input = node["~orpc"].inputSchema as z.ZodType | undefined;
  return input ? [[name.join("."), input]] : [];
}

type Path = string[];

/** Every place in an input where an array may stand, as its JSON schema tells. */
function arraysIn(schema: z.core.JSONSchema.BaseSchema, path: Path = []): Path[] {
  const here = schema.type === "array" ? [path] : [];
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const within = Object.entries(schema.properties ?? {});
  return [
    ...here,
    ...options.flatMap((one) => (typeof one === "object" ? arraysIn(one, path) : [])),
    ...within.flatMap(([key, one]) => (typeof one === "object" ? arraysIn(one, [...path, key]) : [])),
  ];
}

const cases = inputsOf(contract).flatMap(([name, input]) => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return arraysIn(schema).map((path) => ({ name, input, path, place: path.join(".") || "the body" }));
});

/** Half a million numbers that tell how many of them were looked at. */
function watched() {
  let seen = 0;
  const array = new Proxy(Array(500_000).fill(0), {
    get(target, key, receiver) {
      if (typeof key === "string" && /^\d+$/.test(key)) seen += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { array, seen: () => seen };
}

const put = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

test("the walk finds the arrays that are known", () => {
  const places = cases.map(({ name, place }) => `${name} ${place}`);
  expect(places).toEqual(
    expect.arrayContaining([
      "checklists.create taches",
      "checklists.update taches",
      "inventory.create the body",
      "inventory.fill ids",
      "inventory.store achats",
      "maintenance.createMany maintenances",
      "provisioning.create articles",
      "provisioning.create generation.menus",
      "provisioning.generate filtres.regimes",
      "assistant.remove ids",
    ]),
  );
});

test.each(cases)("N10: $name refuses 500,000 elements in $place without looking at one", ({ input, path }) => {
  const { array, seen } = watched();
  const judged = input.safeParse(put(path, array));
  expect(seen()).toBe(0);
  const issues = judged.error?.issues.filter((issue) => issue.path.join(".") === path.join("."));
  expect(issues?.map(({ message }) => message)).toEqual([expect.stringMatching(/maximum|Trop/)]);
});
