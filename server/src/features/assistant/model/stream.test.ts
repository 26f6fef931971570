import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { beginStream, chunk, lastChunk } from "../../../../tests/fake-model.ts";
import { ask, history, OWN, stream, usage } from "../test-questions.ts";
import { serverWithModel } from "./test-model.ts";

const running = serverWithModel();

describe("the stream", () => {
  test("brings the pieces one by one as they are written, then the filed answer", async () => {
    let line: ServerResponse | undefined;
    running.model.mood((answer) => {
      line = beginStream(answer);
    });
    const owner = await running.server.account();
    const reading = stream(owner);
    await expect.poll(() => line).toBeDefined();
    const { events, ended, headers } = await reading;
    expect(headers.get("content-encoding")).toBeNull();
    for (const [n, piece] of ["Fermez ", "la vanne. ", "Ouvrez ", "le couvercle [F1]."].entries()) {
      line?.write(chunk(piece));
      if (n < 3) await expect.poll(() => events.length).toBe(n + 1);
    }
    expect(await history(owner)).toEqual([]);
    line?.end(lastChunk());
    await ended;
    expect(events.slice(0, 3)).toEqual(["Fermez", " la vanne.", " Ouvrez"].map((texte) => ({ type: "texte", texte })));
    const [filed] = await history(owner);
    expect(events.at(-1)).toEqual({ type: "reponse", reponse: filed });
    expect(filed.reponse).toMatch(/^> Attention[^\n]+\n\nFermez la vanne\. Ouvrez le couvercle \(fiche «/);
  });

  test("B6: a reader who leaves mid-answer is counted, and finds the answer filed", async () => {
    let line: ServerResponse | undefined;
    running.model.mood((answer) => {
      line = beginStream(answer);
      answer.write(chunk("Fermez la "));
    });
    const owner = await running.server.account();
    const { events, leave, ended } = await stream(owner);
    await expect.poll(() => events.length).toBe(1);
    leave();
    await ended;
    expect((await ask(owner, OWN)).status).toBe(429);
    line?.write(chunk("vanne."));
    line?.end(lastChunk());
    await expect.poll(async () => (await history(owner)).length).toBe(1);
    expect((await history(owner))[0]).toMatchObject({
      reponse: expect.stringMatching(/^> Attention.+\n\nFermez la vanne\.$/),
      origine: "modele",
    });
    expect(await usage(owner)).toBe(1);
    await expect.poll(async () => (await ask(owner, OWN)).status).toBe(200);
  });

  test("broken midway ends with the built-in answer", async () => {
    running.model.mood((answer) => {
      beginStream(answer).write(chunk("Fermez la vanne et "));
      setTimeout(() => answer.destroy(), 50);
    });
    const owner = await running.server.account();
    const { events, errors, ended } = await stream(owner);
    await ended;
    expect(errors).toEqual([]);
    expect(events[0]).toMatchObject({ type: "texte" });
    expect(events.at(-1)).toMatchObject({ type: "reponse", reponse: { origine: "fiches" } });
  });

  test("tells a failure of ours without its details", async () => {
    let line: ServerResponse | undefined;
    running.model.mood((answer) => {
      line = beginStream(answer);
    });
    const owner = await running.server.account();
    const { errors, events, ended } = await stream(owner);
    await expect.poll(() => line).toBeDefined();
    await running.server.sql("alter table questions_assistant rename to questions_away");
    line?.end(`${chunk("Bien.")}${lastChunk()}`);
    await ended;
    await running.server.sql("alter table questions_away rename to questions_assistant");
    expect(events.filter(({ type }) => type === "reponse")).toEqual([]);
    expect(errors).toMatchObject([{ code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite." }]);
    expect(JSON.stringify(errors)).not.toContain("questions_");
    expect(await usage(owner)).toBe(0);
  });
});
