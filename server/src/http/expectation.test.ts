import { expect, test } from "vitest";
import { rawRequest } from "../../tests/raw-request.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = useTestServer();

test.each([
  ["/api/site", 200, undefined],
  ["/api/bateaux", 401, "NON_CONNECTE"],
  ["/api/nulle-part", 404, "INTROUVABLE"],
])("%s answers a request that expects something unknown as any other: %d", async (path, status, code) => {
  const { headers, ...reply } = await rawRequest(server.url, "GET", path, { headers: { expect: "x" } });
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
