import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { beginStream, chunk, lastChunk, type ModelMood, streamTo } from "../../../../tests/fake-model.ts";
import { startTestServer } from "../../../../tests/test-server.ts";
import { ask, history, usage } from "../test-questions.ts";
import { NOTE, SHORT_PATIENCE, serverWithModel } from "./test-model.ts";

const running = serverWithModel(SHORT_PATIENCE);

/** More than any answer: the connection is read no further than half a megabyte. */
function tenMegabytes(answer: ServerResponse) {
  beginStream(answer);
  const piece = chunk("x ".repeat(50_000));
  const more = (left: number): void => {
    if (left === 0 || answer.destroyed) return void answer.end(lastChunk());
    answer.write(piece, () => more(left - 1));
  };
  more(100);
}

describe("F16: a model that fails", () => {
  test.each<[string, ModelMood]>([
    ["says nothing", ""],
    ["says nothing but marks", "** ** ---"],
    ["answers with an error", (answer) => void answer.writeHead(500).end("panne")],
    ["answers with a page", (answer) => void answer.setHeader("content-type", "text/html").end("<html>panne</html>")],
    [
      "streams no JSON",
      (answer) => void answer.writeHead(200, { "content-type": "text/event-stream" }).end("data: {oh\n\n"),
    ],
    ["streams an error", (answer) => void beginStream(answer).end('data: {"error":{"message":"panne"}}\n\n')],
    ["breaks off", (answer) => void beginStream(answer).end(chunk("Fermez la"))],
    ["drops the line", (answer) => void answer.destroy()],
    ["filters its answer", (answer) => void beginStream(answer).end(`${chunk("Bien.")}${lastChunk("content_filter")}`)],
    ["is silent", () => {}],
    ["trickles", (answer) => void beginStream(answer).write(chunk("Fermez "))],
    ["says too much", (answer) => streamTo(answer, ["mot ".repeat(6_000)])],
    ["sends 10 MB", tenMegabytes],
    ["sends its caller elsewhere", (answer) => void answer.writeHead(307, { location: "/v1/chat/completions" }).end()],
  ])("%s: the built-in answer, which says so, and no count", async (_name, mood) => {
    running.model.mood(mood);
    const owner = await running.server.account();
    const started = Date.now();
    const { status, body } = await ask(owner);
    expect(status).toBe(200);
    expect(body.origine).toBe("fiches");
    expect(body.reponse.startsWith(`${NOTE}\n\n`)).toBe(true);
    expect(body.annexes.fiches.length).toBeGreaterThan(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(await usage(owner)).toBe(0);
    expect(await history(owner)).toEqual([body]);
  });

  test("tells the operator's log what kind of failure it was, and nothing of what was asked or said", async () => {
    const log: string[] = [];
    const logged = await startTestServer(
      { ...running.model.env, ...SHORT_PATIENCE, LOG_LEVEL: "error" },
      { testDatabase: running.server.testDatabase, logTo: { write: (line) => log.push(line) } },
    );
    running.model.mood((answer) => void answer.writeHead(401).end("PANNE-SECRETE"));
    await ask(await logged.account());
    running.model.mood(() => {});
    await ask(await logged.account());
    await logged.stop();
    const kinds = log.map((line) => JSON.parse(line).err);
    expect(kinds).toMatchObject([
      { type: "ModelFailure", code: "401" },
      { type: "ModelFailure", code: "TimeoutError" },
    ]);
    expect(log.join("")).not.toMatch(/rouet|PANNE|clef-d-essai/);
  });

  test("over midnight: the question goes back to the day it was taken from", async () => {
    const owner = await running.server.account();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-14T21:59:59Z") });
    expect((await ask(owner)).body.origine).toBe("modele");
    running.model.mood((answer) => {
      vi.setSystemTime(new Date("2026-07-14T22:00:01Z"));
      answer.writeHead(500).end();
    });
    await ask(owner);
    const rows = await running.server.sql(`set role bosco_system;
      select date_usage::text, questions_count from assistant_usage where user_id = '${owner.id}' order by 1`);
    expect(rows).toEqual([{ date_usage: "2026-07-14", questions_count: 1 }]);
  });

  test("a person who makes it say nothing makes it rest for nobody, and asks it no more than nine times a day", async () => {
    const owner = await running.server.account();
    const before = running.model.asked.length;
    running.model.mood("…");
    for (let count = 0; count < 9; count += 1) expect((await ask(owner)).body.reponse.startsWith(NOTE)).toBe(true);
    expect(running.model.asked.length).toBe(before + 9);
    expect(await usage(owner)).toBe(0);
    expect((await ask(owner)).body.reponse.startsWith(NOTE)).toBe(false);
    expect(running.model.asked.length).toBe(before + 9);
    expect(await usage(owner)).toBe(1);
    running.model.mood("Bien.");
    expect((await ask(await running.server.account())).body.origine).toBe("modele");
  });

  test("after five failures in a row it is left alone", async () => {
    const other = await startTestServer(
      { ...running.model.env, ...SHORT_PATIENCE },
      { testDatabase: running.server.testDatabase },
    );
    const owner = await other.account({ pro: true });
    running.model.mood((answer) => void answer.writeHead(500).end());
    for (let count = 0; count < 5; count += 1) await ask(owner);
    const before = running.model.asked.length;
    const { body } = await ask(owner);
    expect(body.reponse.startsWith(NOTE)).toBe(true);
    expect(running.model.asked.length).toBe(before);
    expect(await usage(owner)).toBe(0);
    await other.stop();
  });
});
