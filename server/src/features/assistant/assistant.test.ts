import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { ASK, ask, EMERGENCY, history, KNOWN, STREAM, stream, UNKNOWN, usage } from "./test-questions.ts";

const server = useTestServer();

describe("a question", () => {
  test("is answered from our sheets, filed, and counted", async () => {
    const owner = await server.account();
    const { status, body } = await ask(owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({ question: KNOWN, origine: "fiches", urgence: false });
    expect(body.annexes.fiches.length).toBeGreaterThan(0);
    expect(await history(owner)).toEqual([body]);
    expect(await usage(owner)).toBe(1);
  });

  test("about one's own boat is answered from its rows, and from nobody else's", async () => {
    const stranger = await server.account();
    await stranger.post("/api/bateaux", aBoat({ nom: "CORSAIRE-ETRANGER" }));
    const owner = await server.account();
    await owner.post("/api/bateaux", aBoat({ nom: "Korrigan", heures_moteur: 842 }));
    const { body } = await ask(owner, "Combien d'heures au moteur ?");
    expect(body.origine).toBe("donnees");
    expect(body.reponse).toContain("**Korrigan**");
    expect(body.reponse).toContain("842");
    expect(body.reponse).not.toContain("ETRANGER");
    expect(body.annexes.liens).toEqual([{ titre: "Mes navires", chemin: "/mes-bateaux" }]);
  });

  test("in an emergency leads with what to do now", async () => {
    const { body } = await ask(await server.account(), EMERGENCY);
    expect(body.urgence).toBe(true);
    const first = body.reponse.replace(/\s/g, " ").split("\n")[0].slice(0, 600);
    expect(first).toContain("**MAYDAY** sur le **canal 16** (bouton rouge ASN) ou **196**, sans attendre.");
  });

  test("without an answer is filed, says so, proposes subjects, and is not counted", async () => {
    const owner = await server.account();
    const { body } = await ask(owner, UNKNOWN);
    expect(body.origine).toBe("aucune");
    expect(await usage(owner)).toBe(0);
    expect(await history(owner)).toHaveLength(1);
  });

  test("sent again under its operation id is answered by what was filed, and counted once", async () => {
    const owner = await server.account();
    const headers = { "idempotency-key": randomUUID() };
    const send = (question: string, path = ASK) => owner.post(path, { question }, headers);
    const first = await send(KNOWN);
    expect(first.body.id).toBe(headers["idempotency-key"]);
    expect((await send(KNOWN)).body).toEqual(first.body);
    expect((await send(KNOWN, STREAM)).status).toBe(200);
    expect(await history(owner)).toEqual([first.body]);
    expect(await usage(owner)).toBe(1);
    expect((await send(UNKNOWN)).body.code).toBe("OPERATION_DIFFERENTE");
    const wrong = await owner.post(ASK, { question: KNOWN }, { "idempotency-key": "douze" });
    expect(wrong.status).toBe(400);
    expect(await usage(owner)).toBe(1);
  });

  test.each([
    ["nothing", {}],
    ["an empty one", { question: "   " }],
    ["one that is too long", { question: "x".repeat(2001) }],
    ["one that is no text", { question: 5 }],
    ["a field that does not exist", { question: "Q", modele: "autre" }],
  ])("%s is refused and not counted", async (_name, body) => {
    const owner = await server.account();
    for (const path of [ASK, STREAM]) {
      const reply = await owner.post(path, body);
      expect(reply.status).toBe(400);
      expect(reply.body.code).toBe("ENTREE_INVALIDE");
    }
    expect(await usage(owner)).toBe(0);
    expect(await history(owner)).toEqual([]);
  });

  test("of 2 000 characters is answered", async () => {
    expect((await ask(await server.account(), `${KNOWN} `.repeat(60).slice(0, 2000))).status).toBe(200);
  });
});

describe("the list", () => {
  test("has the 20 newest, the newest first, and nobody else's", async () => {
    const owner = await server.account({ pro: true });
    for (let n = 0; n < 22; n += 1) await ask(owner, `Question numéro ${n} : comment hiverner le moteur ?`);
    await ask(await server.account(), "Comment mouiller l’ancre ?");
    const rows: { question: string }[] = await history(owner);
    expect(rows.map(({ question }) => Number(/\d+/.exec(question)?.[0]))).toEqual(
      Array.from({ length: 20 }, (_, n) => 21 - n),
    );
  });
});

describe("A6: deleting", () => {
  const REMOVE = "/api/questions_assistant/supprimer";
  async function asked(count: number) {
    const owner = await server.account({ pro: true });
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push((await ask(owner)).body.id);
    return { owner, ids };
  }

  test("those that were chosen go, and the others stay; twice the same is once", async () => {
    const { owner, ids } = await asked(3);
    const [first, second, third] = ids;
    const { status, body } = await owner.post(REMOVE, { ids: [first, second, first] });
    expect({ status, body }).toEqual({ status: 200, body: { ids: [first, second] } });
    expect((await history(owner)).map(({ id }: { id: string }) => id)).toEqual([third]);
  });

  test.each(["somebody else's", "one that is nowhere"])("with %s among them, nothing goes", async (which) => {
    const { owner, ids } = await asked(2);
    const other = await asked(1);
    const bad = which === "somebody else's" ? other.ids[0] : randomUUID();
    const reply = await owner.post(REMOVE, { ids: [...ids, bad] });
    expect(reply.status).toBe(404);
    expect(reply.body.message).toBe("Une de ces conversations n’existe plus : rien n’a été supprimé.");
    expect(await history(owner)).toHaveLength(2);
    expect(await history(other.owner)).toHaveLength(1);
  });

  test.each(["somebody else's", "one that is gone already"])(
    "that has waited on a device: with %s among them, one's own go and nothing else",
    async (which) => {
      const { owner, ids } = await asked(3);
      const other = await asked(1);
      const [gone, ...left] = ids;
      await owner.post(REMOVE, { ids: [gone] });
      const bad = which === "somebody else's" ? other.ids[0] : gone;
      for (const wanted of [[...left, bad], [bad]]) {
        const { status, body } = await owner.post(REMOVE, { ids: wanted, ignorer_absentes: true });
        expect([status, body]).toEqual([200, { ids: wanted }]);
      }
      expect(await history(owner)).toEqual([]);
      expect(await history(other.owner)).toHaveLength(1);
    },
  );

  test.each([
    ["none", []],
    ["more than 1 000", Array.from({ length: 1001 }, () => randomUUID())],
    ["10 001", Array.from({ length: 10_001 }, () => randomUUID())],
    ["no ids", ["x"]],
  ])("%s: refused", async (_name, ids) => {
    const { owner } = await asked(1);
    expect((await owner.post(REMOVE, { ids })).status).toBe(400);
    expect(await history(owner)).toHaveLength(1);
  });
});

describe("a streamed answer without a model", () => {
  test("is one event: the filed answer", async () => {
    const owner = await server.account();
    const { status, headers, events, ended } = await stream(owner);
    await ended;
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/event-stream");
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("x-accel-buffering")).toBe("no");
    const rows = await history(owner);
    expect(events).toEqual([{ type: "reponse", reponse: rows[0] }]);
    expect(await usage(owner)).toBe(1);
  });

  test("lets the next question in", async () => {
    const owner = await server.account();
    await (await stream(owner)).ended;
    expect((await stream(owner)).status).toBe(200);
  });
});

describe("sheets", () => {
  test("are listed by theme, and each can be read", async () => {
    const owner = await server.account();
    const { body: sheets } = await owner.get("/api/fiches_assistant");
    expect(sheets.length).toBeGreaterThanOrEqual(150);
    const { id, titre, theme } = sheets[0];
    const { status, body } = await owner.get(`/api/fiches_assistant/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, titre, theme, source: expect.any(String), texte: expect.any(String) });
    for (const link of body.liens) expect(sheets).toContainEqual(expect.objectContaining(link));
  });

  test.each(["pas-de-telle-fiche", "glossaire", "..%2F..%2Fpackage", "constructor"])(
    "one that does not exist is said so: %s",
    async (id) => {
      const { status, body } = await (await server.account()).get(`/api/fiches_assistant/${id}`);
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: "Cette fiche n’existe pas, ou n’existe plus.",
      });
    },
  );
});
