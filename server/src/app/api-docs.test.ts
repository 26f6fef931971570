import { contract } from "@bosco/contract";
import { isContractProcedure } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import type { Json } from "../../tests/visitor.ts";

let server: TestServer;
let document: Json;
const served: string[] = [];
/** The description of the API is no part of it. */
const ABOUT = ["/openapi.json", "/docs", "/docs.css", "/*"];
beforeAll(async () => {
  const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    const path = url.replace(/^\/api/, "").replace(/:(\w+)/g, "{$1}");
    if (url.startsWith("/api/") && !ABOUT.includes(path))
      for (const one of [method].flat()) served.push(`${one.toLowerCase()} ${path}`);
  };
  server = await startTestServer({}, { onRoute });
  document = (await server.visitor().get("/api/openapi.json")).body;
});
afterAll(() => server.stop());

function calls(node: object): { method: string; path: string }[] {
  if (!isContractProcedure(node)) return Object.values(node).flatMap(calls);
  const { method = "", path = "" } = node["~orpc"].route;
  return [{ method: method.toLowerCase(), path }];
}

/** Every `$ref` of the document. */
function references(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : references(value),
  );
}

describe("the OpenAPI document", () => {
  test("is of version 3.1, with what it must have", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: "Bosco", version: expect.any(String) });
    expect(document.servers).toEqual([{ url: "/api" }]);
  });

  test("lists every call of the contract and every route beside it, and no other", () => {
    const listed = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const declared = calls(contract).map(({ method, path }) => `${method} ${path}`);
    // why: a route that answers GET answers HEAD by itself; only one that does so on purpose is described.
    const beside = served.filter((call) => !call.startsWith("head ") || listed.includes(call));
    expect(beside).toContain("put /bateaux/{id}/photo");
    expect(listed.sort()).toEqual([...new Set([...declared, ...beside])].sort());
  });

  test("gives each call an id of its own, its path's parameters and an answer", () => {
    const operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(
      ([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const named = (operation.parameters ?? []).filter((one: Json) => one.in === "path").map((one: Json) => one.name);
      expect(named.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      // why 3 too: what a call answers may be where to go on.
      expect(Object.keys(operation.responses).some((status) => /^[23]\d\d$/.test(status))).toBe(true);
    }
  });

  test("says what an error that a call declares gives back", () => {
    const { schema } = document.paths["/bateaux/{id}"].patch.responses[409].content["application/json"];
    const [stale, other] = schema.anyOf;
    expect(stale.properties.code).toEqual({ const: "CONFLIT" });
    expect(stale.properties.details.properties.actuel.properties).toHaveProperty("version");
    expect(Object.keys(other.properties)).toEqual(["code", "message", "details"]);
  });

  test("refers to nothing that is not in it", () => {
    const missing = references(document).filter((reference) => {
      const steps = reference.replace(/^#\//, "").split("/");
      return steps.reduce<Json>((node, step) => node?.[step.replaceAll("~1", "/")], document) === undefined;
    });
    expect(missing).toEqual([]);
  });
});

test("the page to read it names every call, in French, without a script", async () => {
  const { status, headers, text } = await server.visitor().get("/api/docs");
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(text).toContain('<html lang="fr">');
  for (const { method, path } of calls(contract)) expect(text).toContain(`${method.toUpperCase()} /api${path}`);
  expect(text).not.toMatch(/<script|style="/);
  const style = await server.visitor().get("/api/docs.css");
  expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
});
