import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { startTestServer } from "../../../../tests/test-server.ts";
import { ourAssistant } from "../our-assistant.ts";
import { ask, EMERGENCY, history, KNOWN, OWN, STREAM, setUsage, stream, UNKNOWN, usage } from "../test-questions.ts";
import { NOTE, serverWithModel } from "./test-model.ts";

const running = serverWithModel();

/** The last prompt that the model was sent, as one text. */
const prompt = () => JSON.stringify(running.model.asked.at(-1)?.messages);

/** Makes the model think until it is let go, which ends the call without an answer. */
function holdModel(): () => void {
  const held: ServerResponse[] = [];
  running.model.mood((answer) => held.push(answer));
  return () => {
    for (const answer of held) answer.destroy();
  };
}

describe("with a model", () => {
  test("its answer is filed under the warning of the sheet it cites, and counted", async () => {
    running.model.mood("Fermez la vanne [F1].\n\n1. Dévissez le couvercle.");
    const owner = await running.server.account();
    const { body } = await ask(owner);
    expect(body).toMatchObject({ origine: "modele", urgence: false });
    expect(body.annexes.fiches).toHaveLength(1);
    const [warning, ...rest] = body.reponse.split("\n\n");
    expect(warning).toMatch(/^> Attention\s: fermez la vanne d’eau de mer/);
    expect(rest).toEqual([
      `Fermez la vanne (fiche «\u00a0${body.annexes.fiches[0].titre}\u00a0»).`,
      "1. Dévissez le couvercle.",
    ]);
    expect(await history(owner)).toEqual([body]);
    expect(await usage(owner)).toBe(1);
  });

  test("it gets the sheets that fit, the boat's facts and the question, fenced as data, and no tool", async () => {
    const owner = await running.server.account();
    await owner.post("/api/bateaux", aBoat({ nom: "Korrigan", heures_moteur: 842 }));
    await ask(owner);
    const last = running.model.asked.at(-1);
    expect(last).toMatchObject({ stream: true, max_tokens: 1500 });
    expect(last?.tools).toBeUndefined();
    expect(last?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(prompt()).toContain("[F1] ");
    expect(prompt()).toContain("Korrigan");
    expect(prompt()).toContain("842");
    expect(prompt()).toContain(KNOWN);
    expect(prompt()).toMatch(/<DONNEES-[0-9a-f]{18}>/);
  });

  test("an emergency and a question about one's own data never wait for it", async () => {
    const owner = await running.server.account();
    const before = running.model.asked.length;
    holdModel();
    expect((await ask(owner, EMERGENCY)).body).toMatchObject({ urgence: true, origine: "fiches" });
    expect((await ask(owner, "Quelles sont mes prochaines maintenances ?")).body.origine).toBe("donnees");
    expect(running.model.asked.length).toBe(before);
  });

  test("while it thinks, no transaction is held open, and a second question is turned away", async () => {
    const letGo = holdModel();
    const owner = await running.server.account();
    const before = running.model.asked.length;
    const waiting = ask(owner);
    await expect.poll(() => running.model.asked.length).toBe(before + 1);
    const held = await running.server.sql(
      "select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    expect(held).toEqual([]);
    const second = await ask(owner, OWN);
    expect({ status: second.status, body: second.body }).toEqual({
      status: 429,
      body: { code: "TROP_DE_DEMANDES", message: "Une question est déjà en cours. Attendez sa réponse." },
    });
    expect((await ask(await running.server.account(), OWN)).status).toBe(200);
    letGo();
    await waiting;
    expect((await ask(owner, OWN)).status).toBe(200);
  });

  test("B6: of ten questions at once with one left, one is counted and nine are refused", async () => {
    const owner = await running.server.account();
    for (let n = 0; n < 2; n += 1) await ask(owner);
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(owner)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)]);
    expect(await usage(owner)).toBe(3);
  });
});

describe("a question that no sheet answers", () => {
  /** Which of these no sheet answers, and none is near, is learned: the first is taken. */
  const NO_SHEET =
    [
      "quelle essence de bois pour une table à cartes",
      "comment nettoyer la moquette murale du carré",
      "comment installer un téléviseur à bord",
      "comment fabriquer une table de cockpit pliante",
      "comment fixer des étagères sur une cloison courbe",
      "quelle guitare emporter en mer",
      "comment poser des rideaux dans une cabine",
      "je cherche un bon jeu de société pour le carré",
    ].find((question) => {
      const { sure, asksBack, mayGoWithout } = ourAssistant().passagesFor(question);
      return !sure && !asksBack && mayGoWithout;
    }) ?? "";

  test("is answered by the model, marked as without a sheet from the first word, and counted", async () => {
    running.model.mood("Prenez deux colliers en inox.");
    const owner = await running.server.account();
    const { events, ended } = await stream(owner, NO_SHEET);
    await ended;
    const [filed] = await history(owner);
    expect(filed).toMatchObject({ origine: "modele", annexes: { fiches: [] } });
    expect(filed.reponse).toMatch(
      /^\*\*Sans fiche\*\*\s: aucune de nos fiches ne répond .+\n\nPrenez deux colliers.+196/s,
    );
    expect(events[0]).toMatchObject({ type: "texte", texte: expect.stringMatching(/^\*\*Sans fiche\*\*/) });
    expect(await usage(owner)).toBe(1);
  });

  test("and whose nearest sheet the model cites is one with a sheet", async () => {
    running.model.mood("Prenez deux colliers [F1].");
    const { body } = await ask(await running.server.account(), NO_SHEET);
    expect(body.reponse).not.toContain("Sans fiche");
    expect(body.annexes.fiches).toHaveLength(1);
  });

  const unanswered = (...questions: string[]) =>
    questions.find((question) => {
      const { sure, needsSheet } = ourAssistant().passagesFor(question);
      return !sure && needsSheet;
    }) ?? "";
  const DOSE = unanswered(
    "quelle dose de zopiclone pour mon équipier insomniaque",
    "combien de gouttes de lugol dans une carafe",
    "combien de mg de mélatonine pour un adulte",
  );
  const DUTY = unanswered(
    "est-ce obligatoire de poser des rideaux dans une cabine",
    "j'ai le droit de jouer de la guitare sur le pont",
    "est-ce obligatoire d'afficher la carte des vins à bord",
  );

  test.each([
    ["a dose", DOSE],
    ["a duty", DUTY],
    ["nothing of ours", UNKNOWN],
  ])("never where it asks for %s", async (_name, question) => {
    expect(question).not.toBe("");
    const owner = await running.server.account();
    const before = running.model.asked.length;
    expect((await ask(owner, question)).body.origine).toBe("aucune");
    expect(running.model.asked.length).toBe(before);
    expect(await usage(owner)).toBe(0);
  });
});

test("a duty that a sheet answers is answered by the sheet when the model rests on none", async () => {
  running.model.mood("Oui, toujours.");
  const duty = "Faut-il un permis bateau pour un moteur de 10 chevaux ?";
  const { body } = await ask(await running.server.account(), duty);
  expect(body.origine).toBe("fiches");
  expect(body.reponse).not.toContain("Oui, toujours.");
});

test("in the demo, which many share, each visitor waits for his own answer only", async () => {
  const visitors = await Promise.all(
    [1, 2].map(async () => {
      const visitor = running.server.visitor();
      await visitor.post("/api/auth/sign-in/demo");
      return visitor;
    }),
  );
  const [first, second] = visitors;
  if (!first || !second) throw new Error("two visitors");
  const before = running.model.asked.length;
  const letGo = holdModel();
  const waiting = ask(first);
  await expect.poll(() => running.model.asked.length).toBe(before + 1);
  expect((await ask(first, OWN)).status).toBe(429);
  expect((await ask(second, OWN)).status).toBe(200);
  letGo();
  await waiting;
});

test("N20: while the model thinks about another question, an emergency is answered", async () => {
  const letGo = holdModel();
  const owner = await running.server.account();
  const before = running.model.asked.length;
  const waiting = ask(owner);
  await expect.poll(() => running.model.asked.length).toBe(before + 1);
  expect((await ask(owner, EMERGENCY)).body).toMatchObject({ urgence: true, origine: "fiches" });
  const streamed = await owner.post(STREAM, { question: EMERGENCY });
  expect([streamed.status, streamed.text.includes('"urgence":true')]).toEqual([200, true]);
  letGo();
  await waiting;
});

test("N20: beyond the day's budget and the account's own calls an emergency is answered", async () => {
  const poor = await startTestServer({ ...running.model.env, AI_QUESTIONS_PER_DAY: "0" });
  const owner = await poor.account();
  await setUsage(poor, owner, 3);
  await poor.sql("begin; set local role bosco_system; update assistant_usage set appels_modele = 1000000; commit");
  expect((await ask(owner, EMERGENCY)).body).toMatchObject({ urgence: true, origine: "fiches" });
  await poor.stop();
});

test("D9: a budget of nothing leaves the model alone", async () => {
  const off = await startTestServer({ ...running.model.env, AI_QUESTIONS_PER_DAY: "0" });
  const before = running.model.asked.length;
  expect((await ask(await off.account())).body.origine).toBe("fiches");
  expect(running.model.asked.length).toBe(before);
  await off.stop();
});

test("D9: beyond the day's budget the built-in answers go on, and count", async () => {
  const poor = await startTestServer({ ...running.model.env, AI_QUESTIONS_PER_DAY: "2" });
  const owner = await poor.account({ pro: true });
  const before = running.model.asked.length;
  const replies = await Promise.all(
    Array.from({ length: 4 }, async () => (await ask(await poor.account())).body.origine),
  );
  expect(replies.sort()).toEqual(["fiches", "fiches", "modele", "modele"]);
  expect(running.model.asked.length).toBe(before + 2);
  const { body } = await ask(owner);
  expect(body.reponse).not.toContain(NOTE);
  expect(await usage(owner)).toBe(1);
  await poor.stop();
});
