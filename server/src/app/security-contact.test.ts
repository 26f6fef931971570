import { expect, test } from "vitest";
import { startTestServer } from "../../tests/test-server.ts";

const PATH = "/.well-known/security.txt";

async function ask(env: Record<string, string>) {
  const server = await startTestServer(env);
  try {
    return await server.visitor().get(PATH);
  } finally {
    await server.stop();
  }
}

test("RFC 9116: whom to tell, until when it holds, in which languages", async () => {
  const { status, headers, text } = await ask({
    LEGAL_EMAIL: "Port+Bosco@exemple.fr",
    PUBLIC_URL: "https://bosco.test",
  });
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = new Map(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toBe("mailto:port%2Bbosco@exemple.fr");
  expect(fields.get("Preferred-Languages")).toBe("fr, en");
  expect(fields.get("Canonical")).toBe(`https://bosco.test${PATH}`);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test.each([{}, { LEGAL_EMAIL: "à la capitainerie" }])(
  "without an address (%j) there is nothing to say",
  async (env) => {
    const { status, body } = await ask(env as Record<string, string>);
    expect([status, body.code]).toEqual([404, "INTROUVABLE"]);
  },
);
