import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { putForm, putPhoto } from "../../server/tests/form-data.ts";
import { aPhoto } from "../../server/tests/pictures.ts";
import { aBoat } from "../../server/tests/sample-rows.ts";
import { Visitor } from "../../server/tests/visitor.ts";
import type { Outcome } from "../kit/outcome.ts";
import type { Site } from "./site.ts";

const PAGES = ["/", "/mes-bateaux", "/auth", "/index.html", "/sw.js", "/manifest.webmanifest", "/robots.txt"];

/** Somebody with a boat, a photo and a paper that bear a name which nobody else's do. */
interface Person {
  visitor: Visitor;
  mark: string;
  /** Addresses of what is this person's alone. */
  own: string[];
}

/** W1b: two people and a stranger ask nginx for the same addresses, again and again; then what its cache holds is looked at. */
export async function keepNothingPrivate(site: Site): Promise<Outcome> {
  const { nginx } = site;
  const people = [await settle(site, "Albatros"), await settle(site, "Goéland")] as const;
  const faults = new Set<string>();
  const addresses = [...(await readsOf(people[0].visitor)), ...PAGES, ...people.flatMap(({ own }) => own)];
  let asked = 0;
  let good = 0;
  for (const address of addresses)
    for (const person of [people[0], people[0], people[1], people[1], undefined]) {
      const seen = await look(nginx.url, address, person?.visitor);
      asked += 1;
      if (seen.status === 200) good += 1;
      if (seen.cache === "HIT") faults.add(`${address} came from the cache`);
      for (const other of people.filter((one) => one !== person))
        if (seen.text.includes(other.mark) || seen.text.includes(other.visitor.id))
          faults.add(`${address} showed ${person?.mark ?? "a stranger"} what is ${other.mark}'s`);
      const isForeign = people.some((other) => other !== person && other.own.includes(address));
      if (isForeign && ![401, 404].includes(seen.status)) faults.add(`${address} of another: ${seen.status}`);
      if (person?.own.includes(address) && seen.status !== 200) faults.add(`${address} for its owner: ${seen.status}`);
    }
  for (const { visitor, mark } of people) {
    const sessions = [await visitor.get("/api/auth/get-session"), await visitor.get("/api/auth/get-session")];
    if (sessions.some(({ body }) => body.user.id !== visitor.id)) faults.add(`get-session took ${mark} for another`);
  }
  for (const fault of await lookForCookies(site)) faults.add(fault);
  const files = await lookAtFiles(site);
  const held = nginx.files().map((path) => readFileSync(path, "latin1"));
  const keys = held.map((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? "no answer of the cache");
  for (const key of keys.filter((one) => !one.startsWith("GET /assets/"))) faults.add(`on nginx's disk: ${key}`);
  for (const { mark, visitor } of people)
    if (held.some((text) => text.includes(Buffer.from(mark).toString("latin1")) || text.includes(visitor.id)))
      faults.add(`on nginx's disk: something of ${mark}'s`);
  return {
    case: "W1b",
    test: "`npm run test:servers`: two people and a stranger ask for the same addresses behind Debian's nginx with `proxy_cache` for all of them",
    figure: `${addresses.length} addresses, ${asked} answers (${good} good): none from the cache, none another's, no cookie twice; ${files.fromCache} of ${files.count} hashed files from the cache the second time; ${keys.length} entries on its disk, all of hashed files`,
    faults: [
      ...faults,
      ...files.faults,
      ...(keys.length < files.count ? [`the cache holds ${keys.length} entries: nothing was tried`] : []),
      ...(good < addresses.length ? [`only ${good} answers were good: little was tried`] : []),
    ],
  };
}

async function settle({ account }: Site, name: string): Promise<Person> {
  const visitor = await account({ pro: true });
  const mark = `${name} ${visitor.id.slice(0, 8)}`;
  const boat = (await visitor.post("/api/bateaux", aBoat({ nom: mark }))).body.id;
  await visitor.post("/api/inventaire", { bateau_id: boat, nom: `Riz ${mark}`, categorie: "Alimentation" });
  const photo = await putPhoto(visitor, boat, await aPhoto());
  const paper = { bateau_id: boat, titre: mark, type: "Assurance" };
  const { id } = (await visitor.post("/api/documents", paper)).body;
  const file = `/api/documents/${id}/fichier`;
  await putForm(visitor, file, [{ content: await aPhoto(), field: "fichier", fileName: "police.jpg" }]);
  return { visitor, mark, own: [photo.body.photo_url, file, `${file}?afficher=1`] };
}

/** Every read of the API that needs no row's id; a stream has no end. */
async function readsOf(visitor: Visitor): Promise<string[]> {
  const { paths } = (await visitor.get("/api/openapi.json")).body;
  return Object.keys(paths)
    .filter((path) => paths[path].get && !path.includes("{") && path !== "/evenements")
    .map((path) => `/api${path}`);
}

async function look(url: string, address: string, visitor: Visitor | undefined) {
  const headers: Record<string, string> = visitor ? { cookie: visitor.cookieHeader } : {};
  const reply = await fetch(url + address, { headers, redirect: "manual" });
  const text = Buffer.from(await reply.arrayBuffer()).toString("utf8");
  return { status: reply.status, text, cache: reply.headers.get("x-cache") };
}

/** Two who enter have two sessions, and whoever only looks is given none. */
async function lookForCookies({ nginx }: Site): Promise<string[]> {
  const enter = () => new Visitor(nginx.url).post("/api/auth/sign-in/demo");
  const entered = [await enter(), await enter()].map(({ headers }) => headers.getSetCookie().join());
  const looked = await Promise.all(
    ["/", "/api/auth/get-session", "/api/auth/sign-in/demo"].map((path) => new Visitor(nginx.url).get(path)),
  );
  return [
    (entered.includes("") || entered[0] === entered[1]) && "two who entered share a cookie",
    looked.some(({ headers }) => headers.getSetCookie().length > 0) && "somebody who only looked was given a cookie",
  ].filter((one) => typeof one === "string");
}

/** The application's hashed files, asked for twice; one that a single server has; and 304, which is one browser's. */
async function lookAtFiles({ nginx, web }: Site) {
  const faults: string[] = [];
  const names = readdirSync(join(web.folder, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
  let fromCache = 0;
  for (const name of names) {
    const path = `/assets/${name}`;
    const [first, again] = [await load(nginx.url, path), await load(nginx.url, path)];
    const file = readFileSync(join(web.folder, path));
    if (again.cache === "HIT") fromCache += 1;
    else faults.push(`${path} was asked of Bosco twice: ${again.cache}`);
    for (const one of [first, again]) if (!one.bytes.equals(file)) faults.push(`${path} is not what it is`);
    if (again.cookies > 0) faults.push(`${path} from the cache brings a cookie`);
  }
  for (let times = 0; times < 4; times += 1) {
    const { status } = await load(nginx.url, web.onlyThere, { "cache-control": `no-${times}` });
    if (status !== 200) faults.push(`a file of the newer version: ${status}`);
  }
  const path = `/assets/${names[0]}`;
  const known = await load(nginx.url, path, { "if-none-match": (await load(nginx.url, path)).etag });
  const afterwards = await load(nginx.url, path);
  if (`${[known.status, afterwards.status]}` !== "304,200") faults.push(`304 was kept: ${afterwards.status}`);
  const page = await load(nginx.url, "/");
  const knownPage = await load(nginx.url, "/", { "if-none-match": page.etag });
  if (knownPage.status !== 304) faults.push(`a page that is known was answered ${knownPage.status}`);
  return { count: names.length, fromCache, faults };
}

async function load(url: string, path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(url + path, { headers: { "accept-encoding": "identity", ...headers } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const [cache, etag] = ["x-cache", "etag"].map((name) => reply.headers.get(name) ?? "");
  return { status: reply.status, bytes, cache, etag: etag ?? "", cookies: reply.headers.getSetCookie().length };
}
