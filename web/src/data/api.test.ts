import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";

const list = "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11";
let server: ReturnType<typeof createServer>;
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

/** What the web makes of a refusal that the server words so. */
async function refusedWith(body: { code: string; details?: unknown }) {
  server = createServer((_, response) => {
    response.writeHead(409, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify({ message: "Déjà à bord.", ...body }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  vi.resetModules();
  const { api } = await import("./api.ts");
  return api.provisioning.addToInventory({ id: list }).then(
    () => expect.unreachable("it was refused"),
    (error) => error,
  );
}

test("an error that the call declares is known for what the contract says of it", async () => {
  const details = { actuel: { noms: ["Pâtes"] } };
  const error = await refusedWith({ code: "DEJA_PRESENT", details });
  expect(error).toMatchObject({
    code: "DEJA_PRESENT",
    status: 409,
    message: "Déjà à bord.",
    defined: true,
    data: details,
  });
});

test.each([
  ["a code that it does not declare", { code: "CONFLIT", details: { actuel: { noms: ["Pâtes"] } } }],
  ["other data than it declares", { code: "DEJA_PRESENT", details: { actuel: { noms: "Pâtes" } } }],
  ["no data", { code: "DEJA_PRESENT" }],
])("%s is a refusal of which only the code is known", async (_, body) => {
  const error = await refusedWith(body);
  expect(error).toMatchObject({ code: body.code, status: 409, message: "Déjà à bord.", defined: false });
});
