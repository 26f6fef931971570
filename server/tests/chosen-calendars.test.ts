import { randomBytes } from "node:crypto";
import { MOST_FEEDS } from "@bosco/domain/maintenance";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { join, secretOf } from "./join.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const server = useTestServer();

const newSecret = () => randomBytes(32).toString("base64url");
const read = (jeton: string) => server.visitor().get(`/api/calendrier.ics?jeton=${jeton}`);
const titlesIn = async (jeton: string) =>
  [...(await read(jeton)).text.matchAll(/^SUMMARY:(.*?) \(/gm)].map(([, title]) => title).sort();

async function boatWith(owner: Visitor, nom: string, work: Record<string, string | null>) {
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom }));
  for (const [titre, assigne_id] of Object.entries(work)) {
    const row = { bateau_id: boat.id, titre, categorie: "Moteur", date_echeance: "2027-02-28", assigne_id };
    expect((await owner.post("/api/maintenances", row)).status).toBe(201);
  }
  return boat.id as string;
}

async function feed(who: Visitor, of: { bateau_id?: string; pour_moi: boolean }) {
  const jeton = newSecret();
  const { status, body } = await who.post("/api/calendriers", { jeton, ...of });
  expect(status).toBe(201);
  return { jeton, id: body.id as string, body };
}

describe("a chosen calendar", () => {
  test("has all boats or one, all work or one's own", async () => {
    const owner = await server.account({ pro: true });
    const first = await boatWith(owner, "Avel Mor", { Vidange: owner.id, Anodes: null });
    await boatWith(owner, "Goéland", { Carène: owner.id, Voiles: null });
    const cases = [
      [{ pour_moi: false }, ["Anodes", "Carène", "Vidange", "Voiles"]],
      [{ pour_moi: true }, ["Carène", "Vidange"]],
      [{ pour_moi: false, bateau_id: first }, ["Anodes", "Vidange"]],
      [{ pour_moi: true, bateau_id: first }, ["Vidange"]],
    ] as const;
    for (const [of, titles] of cases) expect(await titlesIn((await feed(owner, of)).jeton)).toEqual(titles);
    const { body } = await owner.get("/api/calendriers");
    expect(
      body.map(({ bateau_id, pour_moi }: { bateau_id: string; pour_moi: boolean }) => [bateau_id, pour_moi]),
    ).toEqual([
      [null, false],
      [null, true],
      [first, false],
      [first, true],
    ]);
    expect(body[0]).toEqual({
      id: expect.any(String),
      bateau_id: null,
      pour_moi: false,
      created_at: expect.any(String),
      consulte_le: expect.any(String),
    });
  });

  test("is called by its boat, and by whom it is for", async () => {
    const owner = await server.account({ pro: true });
    const bateau_id = await boatWith(owner, "L’Îlot; Gâvres, n° 1", { Vidange: null });
    // as they stand there: the parser knows neither property, and leaves what is escaped
    const namesIn = (text: string) => {
      const calendar = new ICAL.Component(ICAL.parse(text));
      return ["name", "x-wr-calname"].map((property) => calendar.getFirstPropertyValue(property));
    };
    for (const [of, name] of [
      [{ pour_moi: false }, "Bosco – Maintenances et papiers"],
      [{ pour_moi: true }, "Bosco – Maintenances · pour moi"],
      [{ pour_moi: false, bateau_id }, "Bosco – L’Îlot\\; Gâvres\\, n° 1"],
      [{ pour_moi: true, bateau_id }, "Bosco – L’Îlot\\; Gâvres\\, n° 1 · pour moi"],
    ] as const)
      expect(namesIn((await read((await feed(owner, of)).jeton)).text)).toEqual([name, name]);
  });

  test("is revoked alone: the others and the account's one go on", async () => {
    const owner = await server.account({ pro: true });
    await boatWith(owner, "Avel Mor", { Vidange: null });
    const whole = newSecret();
    await owner.call("PUT", "/api/calendrier", { jeton: whole });
    const [one, other] = [await feed(owner, { pour_moi: false }), await feed(owner, { pour_moi: false })];
    expect((await owner.delete(`/api/calendriers/${one.id}`)).body).toEqual({ id: one.id });
    expect((await read(one.jeton)).status).toBe(404);
    expect((await owner.delete(`/api/calendriers/${one.id}`)).status).toBe(404);
    expect(await titlesIn(other.jeton)).toEqual(["Vidange"]);
    expect(await titlesIn(whole)).toEqual(["Vidange"]);
    await owner.delete("/api/calendrier");
    expect((await read(whole)).status).toBe(404);
    expect(await titlesIn(other.jeton)).toEqual(["Vidange"]);
  });

  test("is its owner's alone", async () => {
    const owner = await server.account({ pro: true });
    await boatWith(owner, "Avel Mor", { Vidange: null });
    const { id, jeton } = await feed(owner, { pour_moi: false });
    const stranger = await server.account();
    expect((await stranger.get("/api/calendriers")).body).toEqual([]);
    expect((await stranger.delete(`/api/calendriers/${id}`)).status).toBe(404);
    const taken = await stranger.post("/api/calendriers", { jeton, pour_moi: false });
    expect([taken.status, taken.text.includes("déjà pris")]).toEqual([400, true]);
    expect(await titlesIn(jeton)).toEqual(["Vidange"]);
  });

  test("of another's boat shows nothing of it once one is not aboard any more, and the rest goes on", async () => {
    const [owner, member] = [await server.account({ pro: true }), await server.account({ pro: true })];
    const shared = await boatWith(owner, "Avel Mor", { Vidange: null });
    await boatWith(member, "Korrigan", { Voiles: null });
    const partage = await join(owner, member, shared, "lecture");
    const [one, all] = [
      await feed(member, { bateau_id: shared, pour_moi: false }),
      await feed(member, { pour_moi: false }),
    ];
    expect(await titlesIn(one.jeton)).toEqual(["Vidange"]);
    expect(await titlesIn(all.jeton)).toEqual(["Vidange", "Voiles"]);
    await owner.delete(`/api/partages/${partage}`);
    const { status, text } = await read(one.jeton);
    expect([status, text.includes("Avel Mor"), text.includes("BEGIN:VEVENT")]).toEqual([200, false, false]);
    expect(await titlesIn(all.jeton)).toEqual(["Voiles"]);
  });

  test("of a boat that one does not see is refused as one that is nowhere", async () => {
    const [owner, stranger] = [await server.account({ pro: true }), await server.account()];
    const bateau_id = await boatWith(owner, "Avel Mor", {});
    const foreign = await stranger.post("/api/calendriers", { jeton: newSecret(), bateau_id, pour_moi: false });
    const missing = await stranger.post("/api/calendriers", {
      jeton: newSecret(),
      bateau_id: crypto.randomUUID(),
      pour_moi: false,
    });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  test("sent twice is one, and an account has so many at most, however they come", async () => {
    const owner = await server.account();
    const jeton = newSecret();
    const twice = [1, 2].map(() => owner.post("/api/calendriers", { jeton, pour_moi: true }));
    const [first, second] = await Promise.all(twice);
    expect(first?.body.id).toBe(second?.body.id);
    const more = Array.from({ length: MOST_FEEDS }, () =>
      owner.post("/api/calendriers", { jeton: newSecret(), pour_moi: false }),
    );
    const answers = (await Promise.all(more)).map(({ status }) => status);
    expect(answers.filter((status) => status === 201)).toHaveLength(MOST_FEEDS - 1);
    const beyond = await owner.post("/api/calendriers", { jeton: newSecret(), pour_moi: false });
    expect(beyond).toMatchObject({
      status: 403,
      body: { code: "LIMITE_ATTEINTE", message: "Un compte a 20 calendriers au plus." },
    });
  });

  test("is stored as a hash, and ends with the account", async () => {
    const owner = await server.account({ pro: true });
    const { jeton } = await feed(owner, { pour_moi: false });
    const kept = await server.database.asSystem((db) => db.selectFrom("calendriers_choisis").selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(jeton);
    await server.database.asSystem((db) => db.deleteFrom("auth_users").where("id", "=", owner.id).execute());
    expect((await read(jeton)).status).toBe(404);
  });

  test("of a boat ends when the boat is handed over: nobody reads on aboard what he gave away", async () => {
    const [owner, heir] = [await server.account({ pro: true }), await server.account({ pro: true })];
    const boat = await boatWith(owner, "Avel Mor", { Vidange: null });
    const [ofBoat, ofAll] = [
      await feed(owner, { pour_moi: false, bateau_id: boat }),
      await feed(owner, { pour_moi: false }),
    ];
    const { body } = await owner.post(`/api/bateaux/${boat}/ceder`, { email: heir.email });
    expect((await heir.post("/api/partages/accepter", { jeton: secretOf(body.lien) })).status).toBe(200);
    expect((await read(ofBoat.jeton)).status).toBe(404);
    expect(await titlesIn(ofAll.jeton)).toEqual([]);
    expect((await heir.get("/api/calendriers")).body).toEqual([]);
    expect((await owner.get("/api/calendriers")).body).toMatchObject([{ id: ofAll.id }]);
  });

  test("keeps its address: nobody takes it over, whichever kind it is", async () => {
    const [owner, other] = [await server.account({ pro: true }), await server.account({ pro: true })];
    await boatWith(owner, "Avel Mor", { Vidange: null });
    const { jeton } = await feed(owner, { pour_moi: false });
    expect((await other.call("PUT", "/api/calendrier", { jeton })).status).toBe(409);
    const whole = newSecret();
    expect((await owner.call("PUT", "/api/calendrier", { jeton: whole })).status).toBe(200);
    expect((await other.post("/api/calendriers", { jeton: whole, pour_moi: false })).status).toBe(409);
    for (const address of [jeton, whole]) expect(await titlesIn(address)).toEqual(["Vidange"]);
  });
});
