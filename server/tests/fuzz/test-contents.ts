import { CHANGING_CALLS } from "@bosco/contract/live";
import fc from "fast-check";
import { aPdf, putPaper } from "../../src/features/documents/test-papers.ts";
import { PASSWORD } from "../accounts.ts";
import { download } from "../exports.ts";
import { formBytes, type Part, putPhoto } from "../form-data.ts";
import { aPhoto } from "../pictures.ts";
import { aBoat } from "../sample-rows.ts";
import { ACCOUNTS, placeholder, SESSIONS } from "./placeholders.ts";
import { type Content, inputsOf } from "./requests.ts";
import { type Route, routeOfCall } from "./routes.ts";
import type { Callers } from "./tenants.ts";

/** What stands for a caller's secrets and files, and for the server's own work, as if they were rows. */
const PHOTO = "photo";
const SECRET = "jeton";
const SHEET = "fiche";
const JOB = "travail";
export const SECRETS = [PHOTO, SECRET, SHEET, JOB];

/** What is sent to a route besides what its schema in the contract says; for some there is none. */
export interface Beside {
  /** Fields of bodies and parameters, which may be spoilt. */
  inputs?: fc.Arbitrary<unknown>;
  /** Whole contents. */
  contents?: fc.Arbitrary<Content>;
  nearly?: fc.Arbitrary<Content>;
  prepare?: Callers["prepare"];
}

type Draw = (tables: readonly string[], route: Route) => Beside;

const mine = (tables: readonly string[], table: string) => placeholder(tables, "mine", table);
const oneOf = (tables: readonly string[], table: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(mine(tables, table)) },
    { weight: 2, arbitrary: fc.constant(placeholder(tables, "theirs", table)) },
    { weight: 1, arbitrary: fc.uuid() },
  );
const named = (name: string, value: fc.Arbitrary<unknown>) => value.map((one) => ({ [name]: one }));

const FILES = {
  photo: await aPhoto(8, 8),
  pdf: aPdf(),
  zip: Buffer.alloc(0),
};

const multipart = (boundary: string) => ({ "content-type": `multipart/form-data; boundary=${boundary}` });
const EMPTY_FORM = formBytes([]);
const BOUNDARY = EMPTY_FORM.toString("latin1", 2, EMPTY_FORM.lastIndexOf("--"));

const FILE_NAMES = [
  "a.jpg",
  "../../etc/x",
  "a\0.png",
  "C:\\x",
  "x".repeat(300),
  "\u202egpj.a",
  '"',
  "",
  "a\r\nX: y",
  "é",
];
const FILE_TYPES = ["image/jpeg", "application/pdf", "image/svg+xml", "text/html", "", "x", "application/zip"];

/** A form for a file, by one of its names, and what a torn, odd or foreign one is like. */
const form =
  (field: string, contents: () => Buffer[], ids?: string): Draw =>
  (tables, { path: template }) => {
    const id = ids === undefined ? fc.constant("") : oneOf(tables, ids);
    const at = id.map((one) => template.replace(/\{\w+\}/, one));
    const whole: fc.Arbitrary<Part> = fc.record({
      content: fc.nat({ max: 9 }).map((n) => contents()[n % contents().length] ?? Buffer.alloc(0)),
      field: fc.constant(field),
      fileName: fc.constantFrom("a.jpg", "police.pdf", "bosco.zip"),
    });
    const torn = fc.tuple(whole, fc.nat(), fc.nat(), fc.nat({ max: 255 })).map(([part, cut, where, byte]) => {
      const bytes = Buffer.from(part.content);
      if (bytes.length > 0) bytes[where % bytes.length] = byte;
      return { ...part, content: cut % 2 ? bytes : bytes.subarray(0, where % (bytes.length + 1)) };
    });
    const foreign: fc.Arbitrary<Part> = fc.record(
      {
        content: fc.oneof(
          fc.string(),
          fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
        ),
        field: fc.constantFrom(field, "x", "__proto__", "", "\0", "a".repeat(300), 'x"; filename="y'),
        fileName: fc.constantFrom(...FILE_NAMES),
        type: fc.constantFrom(...FILE_TYPES),
      },
      { requiredKeys: ["content"] },
    );
    const sent = (path: string, body: Buffer, boundary = BOUNDARY): Content => ({
      path,
      headers: multipart(boundary),
      body,
    });
    return {
      contents: fc.tuple(at, whole).map(([path, part]) => sent(path, formBytes([part]))),
      nearly: fc
        .tuple(
          at,
          fc.array(fc.oneof(torn, foreign, whole), { maxLength: 3 }),
          fc.nat(),
          fc.constantFrom("whole", "cut", "whole", "other boundary"),
          fc.constantFrom("", "x", '"', "x".repeat(200), "--", "\u00e9"),
        )
        .map(([path, parts, where, how, boundary]) => {
          const bytes = formBytes(parts);
          if (how === "cut") return sent(path, bytes.subarray(0, where % bytes.length));
          return sent(path, bytes, how === "whole" ? BOUNDARY : boundary);
        }),
    };
  };

const photos = () => [FILES.photo];
const papers = () => [FILES.pdf, FILES.photo];

/** Something that the server has given up, for whoever administers it. */
const givenUpJob: Draw = (tables) => ({
  inputs: named("id", oneOf(tables, JOB)),
  prepare: async ({ rows }, { client }) => {
    await client.query("begin; set local role bosco_system");
    const { rows: made } = await client.query(
      "insert into jobs (kind, subject, gave_up_at) values ('fuzz', gen_random_uuid(), now()) returning id",
    );
    await client.query("commit");
    rows.set(JOB, made[0]);
  },
});

/** A subscription of today, which can still be ended and withdrawn from; the sample's is of another kind. */
const subscription: Draw = () => ({
  prepare: async ({ rows }, { client }) => {
    await client.query("begin; set local role bosco_system");
    await client.query(
      `update abonnements set plan = 'mensuel', statut = 'actif', resilie_le = null, date_debut = now(),
        date_fin = now() + interval '1 month' where id = $1`,
      [rows.get("abonnements")?.id],
    );
    await client.query("commit");
  },
});

/** By the route's name. */
const BESIDE: Record<string, Draw> = {
  "PUT /api/bateaux/{id}/photo": form("photo", photos, "bateaux"),
  "PUT /api/profils_utilisateur/photo": form("photo", photos),
  "PUT /api/documents/{id}/fichier": form("fichier", papers, "documents"),
  "POST /api/profils_utilisateur/donnees": (tables, route) => ({
    ...form("fichier", () => [FILES.zip])(tables, route),
    prepare: async (_owner, { server }) => {
      if (FILES.zip.length > 0) return;
      const giver = await server.account();
      await giver.post("/api/bateaux", aBoat());
      FILES.zip = Buffer.from(await download(giver));
    },
  }),

  "POST /api/abonnements/{id}/resilier": subscription,
  "POST /api/abonnements/{id}/renoncer": subscription,
  "POST /api/fonctions/admin-users/travaux/{id}/reessayer": givenUpJob,
  "DELETE /api/fonctions/admin-users/travaux/{id}": givenUpJob,
  "DELETE /api/moteurs/{id}": () => ({
    // why a further one: work and readings are about the sample's own.
    prepare: async ({ visitor, rows }) => {
      const bateau_id = rows.get("bateaux")?.id;
      const { body } = await visitor.post("/api/moteurs", { bateau_id, nom: "Moteur tribord", type: "Yanmar 3JH5" });
      rows.set("moteurs", body);
    },
  }),

  "GET /api/photos/{name}": (tables) => ({
    inputs: named("name", oneOf(tables, PHOTO)),
    prepare: async ({ visitor, rows }) => {
      const { body } = await putPhoto(visitor, String(rows.get("bateaux")?.id), FILES.photo);
      rows.set(PHOTO, { id: String(body.photo_url).split("/").at(-1) });
    },
  }),
  "GET /api/documents/{id}/fichier": (tables) => ({
    inputs: fc.record(
      { id: oneOf(tables, "documents"), afficher: fc.constantFrom("1", "0", "x") },
      { requiredKeys: ["id"] },
    ),
    prepare: async ({ visitor, rows }) => {
      await putPaper(visitor, String(rows.get("documents")?.id), FILES.pdf);
    },
  }),
  "GET /api/calendrier.ics": (tables) => ({
    inputs: named("jeton", oneOf(tables, SECRET)),
    prepare: async ({ visitor, rows }) => {
      const jeton = visitor.id.replaceAll("-", "").padEnd(43, "x");
      await visitor.call("PUT", "/api/calendrier", { jeton });
      rows.set(SECRET, { id: jeton });
    },
  }),
  "GET /api/rappels/arret": () => ({ inputs: named("jeton", fc.stringMatching(/^[\w-]{43}$/)) }),
  "POST /api/rappels/arret": () => ({
    contents: fc
      .tuple(
        fc.stringMatching(/^[\w-]{43}$/),
        fc.constantFrom("List-Unsubscribe=One-Click", "a=b", "=", "%", "List-Unsubscribe"),
      )
      .map(([jeton, body]) => ({
        path: `/api/rappels/arret?jeton=${jeton}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      })),
  }),
  "GET /api/evenements": () => ({
    inputs: fc.record({ depuis: fc.nat({ max: 200_000 }) }, { requiredKeys: [] }),
  }),
  "GET /api/fiches_assistant/{id}": (tables) => ({
    inputs: named("id", oneOf(tables, SHEET)),
    prepare: async ({ visitor, rows }) => {
      const { body } = await visitor.get("/api/fiches_assistant");
      rows.set(SHEET, { id: body[0].id });
    },
  }),
  "DELETE /api/profils_utilisateur/sessions/{id}": (tables) => ({ inputs: named("id", oneOf(tables, SESSIONS)) }),
  "POST /api/operations": (tables) => {
    const drawn = CHANGING_CALLS.map((appel) => {
      const route = routeOfCall(appel);
      if (!route) throw new Error(`${appel} is no call of the contract.`);
      return fc.record(
        { id: fc.uuid(), appel: fc.constant(appel), entree: inputsOf(tables, route), age: fc.nat({ max: 8_000_000 }) },
        { requiredKeys: ["id", "appel", "entree"] },
      );
    });
    return { inputs: named("operations", fc.array(fc.oneof(...drawn), { minLength: 1, maxLength: 3 })) };
  },
  "POST /api/auth/sign-in/email": (tables) => ({
    inputs: fc.constant({ email: `${mine(tables, ACCOUNTS)}@bosco.test`, password: PASSWORD }),
  }),
  "POST /api/auth/change-password": () => ({
    inputs: fc.constant({ currentPassword: PASSWORD, newPassword: PASSWORD }),
  }),
};

export const besideOf = (tables: readonly string[], route: Route): Beside => BESIDE[route.name]?.(tables, route) ?? {};
