import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { putForm } from "../../../../tests/form-data.ts";
import { aPhoto } from "../../../../tests/pictures.ts";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Visitor } from "../../../../tests/visitor.ts";
import { NOT_EXPORTED, OWN_TABLES } from "./tables.ts";

const server = useTestServer();

async function download(visitor: Visitor) {
  const headers = { cookie: visitor.cookieHeader };
  const response = await fetch(`${server.url}/api/profils_utilisateur/donnees`, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const files = response.ok ? unzipSync(bytes) : {};
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { response, files, text, data: response.ok ? JSON.parse(text("donnees.json")) : undefined };
}

test("every table that requests see is exported, or left out for a reason", async () => {
  const rows = await server.sql(`
    select distinct relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'user_id'
        and has_any_column_privilege('bosco_app', c.oid, 'select')`);
  const known = [...OWN_TABLES.map(({ name }) => name), ...NOT_EXPORTED];
  expect(rows.map(({ relname }) => relname).sort()).toEqual([...known].sort());
});

describe("the zip", () => {
  test("has every row as JSON and CSV, the sessions and the photos, and nothing of anybody else's", async () => {
    const stranger = await server.account();
    await stranger.post("/api/bateaux", aBoat({ nom: "MARQUE-ETRANGERE" }));
    const owner = await server.account({ pro: true });
    await owner.patch("/api/profils_utilisateur", { prenom: "Anne" });
    const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Albatros" }));
    await putForm(owner, `/api/bateaux/${boat.id}/photo`, [{ content: await aPhoto(), fileName: "b.jpg" }]);
    const { body: article } = await owner.post("/api/inventaire", {
      bateau_id: boat.id,
      nom: "Riz",
      categorie: "Alimentation",
    });
    await owner.post("/api/categories", { nom: "Pêche" });
    const { response, files, text, data } = await download(owner);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="bosco-\d{4}-\d\d-\d\d\.zip"$/);
    expect(data.profils_utilisateur).toMatchObject({ id: owner.id, prenom: "Anne" });
    expect(data.tables.bateaux).toMatchObject([{ id: boat.id, nom: "Albatros" }]);
    expect(data.tables.inventaire).toMatchObject([{ id: article.id, nom: "Riz" }]);
    expect(data.tables.categories).toMatchObject([{ nom: "Pêche" }]);
    expect(data.tables.abonnements).toHaveLength(1);
    expect(text("csv/bateaux.csv")).toContain('"Albatros"');
    expect(text("csv/sessions.csv").split("\r\n")).toHaveLength(3);
    expect(Object.keys(files).filter((name) => name.startsWith("photos/"))).toHaveLength(1);
    for (const { name } of OWN_TABLES) expect(Object.keys(files)).toContain(`csv/${name}.csv`);
    const everything = Object.keys(files).map(text).join("");
    expect(everything).not.toContain("MARQUE-ETRANGERE");
    const [token = ""] = decodeURIComponent(owner.cookies.get("bosco.session_token") ?? "").split(".");
    const stored = await server.sql(`select token from auth_sessions where "userId" = $1`, [owner.id]);
    for (const secret of [token, ...stored.map((row) => row.token)]) expect(everything).not.toContain(secret);
  });

  test("N2: of the demo holds the visitor's own session, and no other visitor's address or browser", async () => {
    const visit = async (agent: string) => {
      const visitor = server.visitor();
      await visitor.post("/api/auth/sign-in/demo", {}, { "user-agent": agent });
      return visitor;
    };
    await visit("Navigateur-Etranger/1.0");
    const { text, files } = await download(await visit("Navigateur-Propre/1.0"));
    expect(text("csv/sessions.csv")).toContain("Navigateur-Propre/1.0");
    expect(Object.keys(files).map(text).join("")).not.toContain("Navigateur-Etranger");
    expect(text("csv/sessions.csv").trim().split("\r\n")).toHaveLength(2);
  });

  test("of an empty account is whole", async () => {
    expect((await download(await server.account())).data).toMatchObject({ format: 1, tables: {} });
  });

  test("is nobody's without a session", async () => {
    expect((await download(server.visitor())).response.status).toBe(401);
  });

  test.each(['=HYPERLINK("http://x")', "+1", "-1", "@x", "\tx"])(
    "U6: leaves nothing for a spreadsheet to run: %j",
    async (note) => {
      const owner = await server.account();
      await owner.post("/api/bateaux", aBoat({ nom: `=${note}`, note: `x${note}`, couleur: note }));
      const csv = (await download(owner)).text("csv/bateaux.csv");
      expect(csv).toContain(`\r\n"'=${note.replaceAll('"', '""')}",`);
      for (const cell of csv.split(/[,\r\n]+/)) expect(cell.replace(/^"/, "")).not.toMatch(/^[=+\-@\t]/);
    },
  );
});
