import { isContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Access, contract, ERRORS } from "./index.ts";

interface Call {
  name: string;
  access: Access;
  method: string;
  path: string;
  input: z.ZodType | undefined;
}

function callsOf(node: object, name: string[] = []): Call[] {
  if (isContractProcedure(node)) {
    const { route, meta, inputSchema } = node["~orpc"];
    const { access } = meta as { access: Access };
    const input = inputSchema as z.ZodType | undefined;
    return [{ name: name.join("."), access, method: route.method ?? "", path: route.path ?? "", input }];
  }
  return Object.entries(node).flatMap(([key, child]) => callsOf(child, [...name, key]));
}

const calls = callsOf(contract);

describe.each(calls)("$name", ({ access, method, path, input }) => {
  test("says who may call it, how and where", () => {
    expect(["anyone", "user", "admin"]).toContain(access);
    expect(["GET", "POST", "PUT", "PATCH", "DELETE"]).toContain(method);
    expect(path).toMatch(/^\/[a-z_]+(\/(\{id\}|[a-z_-]+))*$/);
  });

  test("A9, B1: takes no field it does not know", () => {
    if (!input) return;
    const result = input.safeParse({ user_id: "b05c0000-0000-4000-8000-000000000101" });
    const unknown = result.error?.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
    expect(unknown).toContain("user_id");
  });

  test("names what its path names", () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
    expect(fields).toEqual(expect.arrayContaining(inPath));
  });
});

test("no two calls share a method and a path", () => {
  const places = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

describe("errors", () => {
  test.each(Object.entries(ERRORS))("%s has an error status and a French sentence", (_code, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-ZÀ-Ý]/);
    // why: French sets a space before these; an English sentence does not.
    expect(message).not.toMatch(/[^\s\u00a0\u202f][?!;:]/);
  });
});
