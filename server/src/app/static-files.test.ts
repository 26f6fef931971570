import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";

const head = '<link rel="canonical" href="{{origin}}/faq"><script type="application/json" id="site">{{site}}</script>';
const blank = (field: string, words: string) =>
  `<span class="vide" data-site="${field}" data-blank="${words}">\u00a0</span>`;
const body = `<p>© <span data-year="true">1999</span> ${blank("editeur", "Bosco")} ${blank("telephone", "À compléter")}</p>`;
const drawn = {
  pages: { "/faq": `${head}${body}`, "/auth?mode=inscription": "inscription" },
  frames: { visitor: "cadre du visiteur", owner: "cadre de l’équipage" },
};
const SESSION = { headers: { cookie: "bosco.session_token=x.y" } };

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bosco-web-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Bosco</title>");
  await writeFile(join(folder, "drawn-pages.json"), JSON.stringify(drawn));
  server = await startTestServer({ LEGAL_EDITOR: "Voiles </script> & Cie" }, { webFolder: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

test("a visitor's page comes with what only this server knows, and nothing of it breaks out", async () => {
  const answer = await get("/faq");
  const page = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
  expect(page).toContain(`${new Date().getFullYear()}</span>`);
  expect(page).toContain('<span data-site="editeur" data-blank="Bosco">Voiles &lt;/script&gt; &amp; Cie</span>');
  expect(page).toContain('<span class="vide" data-site="telephone" data-blank="À compléter">À compléter</span>');
  expect(page).toContain('"editeur":"Voiles \\u003c/script> & Cie"');
  expect(page).not.toContain("{{");
});

test.each([
  ["an address with a query is drawn as it was asked for", "/auth?mode=inscription", {}, "inscription"],
  ["an address that was not drawn gets the frame", "/faq?autre=1", {}, drawn.frames.visitor],
  ["so does a page of one's own", "/dashboard", {}, drawn.frames.visitor],
  ["whoever has a session gets his own frame", "/faq", SESSION, drawn.frames.owner],
  ["the frame that is kept for later is an owner's, whoever asks", "/frames/owner.html", {}, drawn.frames.owner],
  ["and so is the one of a page that has no frame", "/frames/bare.html", SESSION, "<title>Bosco</title>"],
  ["a name of every object is no page", "/toString", {}, drawn.frames.visitor],
  ["the page that stops reminders is below none", "/rappels/arret?jeton=x", {}, drawn.frames.visitor],
  ["a page that takes the whole screen has no frame", "/checklists/1/imprimer", {}, "<title>Bosco</title>"],
])("%s", async (_, path, init, text) => {
  expect(await (await get(path, init)).text()).toContain(text);
});

test.each(["br", "gzip"])("a page travels in %s, and not again when it is known", async (encoding) => {
  const headers = { "accept-encoding": encoding };
  const answer = await get("/faq", { headers });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(await answer.text()).toContain("Voiles");
  const again = await get("/faq", { headers: { ...headers, "if-none-match": answer.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("what the pages are drawn from is not for anybody to fetch", async () => {
  expect(await (await get("/drawn-pages.json")).text()).toBe(drawn.frames.visitor);
});

test("search engines get every public page by its whole address", async () => {
  expect(await (await get("/robots.txt")).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(await (await get("/sitemap.xml")).text()).toMatch(/<loc>http[^<]*\/faq<\/loc>/);
});
