import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";

const server = useTestServer();

const key = (id: string = randomUUID()) => ({ "idempotency-key": id });
const boatsOf = async (owner: Visitor) => (await owner.get("/api/bateaux")).body;
const operationsOf = (owner: Visitor) =>
  server.sql(`set role bosco_system; select id from operations where user_id = '${owner.id}'`);

describe("F9: a write with an operation id", () => {
  test("sent twice happens once and gives the same answer", async () => {
    const owner = await server.account({ pro: true });
    const headers = key();
    const first = await owner.post("/api/bateaux", aBoat(), headers);
    const second = await owner.post("/api/bateaux", aBoat(), headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(await boatsOf(owner)).toEqual([first.body]);
  });

  test("without one, the same body sent twice makes two", async () => {
    const owner = await server.account({ pro: true });
    await owner.post("/api/bateaux", aBoat());
    await owner.post("/api/bateaux", aBoat());
    expect(await boatsOf(owner)).toHaveLength(2);
  });

  test("sent ten times at once happens once and gives ten equal answers", async () => {
    const owner = await server.account({ pro: true });
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post("/api/bateaux", aBoat(), headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await boatsOf(owner)).toHaveLength(1);
  });

  test("whose answer was lost on the way is answered when it is sent again", async () => {
    const owner = await server.account();
    const headers = key();
    await sendAndHangUp(owner, "/api/bateaux", aBoat(), headers);
    await expect.poll(() => boatsOf(owner)).toHaveLength(1);
    const again = await owner.post("/api/bateaux", aBoat(), headers);
    expect(again.status).toBe(201);
    expect(await boatsOf(owner)).toEqual([again.body]);
  });

  test("repeated after the row has changed gives the answer of then, and changes nothing back", async () => {
    const owner = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const path = `/api/bateaux/${boat.id}`;
    const headers = key();
    const blue = await owner.patch(path, { couleur: "Bleu" }, headers);
    const red = await owner.patch(path, { couleur: "Rouge" }, key());
    const replayed = await owner.patch(path, { couleur: "Bleu" }, headers);
    expect(replayed.text).toBe(blue.text);
    expect(await boatsOf(owner)).toEqual([red.body]);
  });

  test("a deletion sent twice is done once and no error the second time", async () => {
    const owner = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const headers = key();
    const first = await owner.delete(`/api/bateaux/${boat.id}`, headers);
    const second = await owner.delete(`/api/bateaux/${boat.id}`, headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
  });

  test("the same id with another input is refused", async () => {
    const owner = await server.account({ pro: true });
    const headers = key();
    const first = await owner.post("/api/bateaux", aBoat(), headers);
    const other = await owner.post("/api/bateaux", aBoat({ nom: "Autre" }), headers);
    expect(other.status).toBe(409);
    expect(other.body.code).toBe("OPERATION_DIFFERENTE");
    expect(await boatsOf(owner)).toEqual([first.body]);
  });

  test("the same id for another call is refused", async () => {
    const owner = await server.account();
    const headers = key();
    const { body: boat } = await owner.post("/api/bateaux", aBoat(), headers);
    const other = await owner.delete(`/api/bateaux/${boat.id}`, headers);
    expect(other.body.code).toBe("OPERATION_DIFFERENTE");
    expect(await boatsOf(owner)).toHaveLength(1);
  });

  test("that failed may be tried again with the same id", async () => {
    const owner = await server.account();
    const { body: first } = await owner.post("/api/bateaux", aBoat());
    const headers = key();
    const refused = await owner.post("/api/bateaux", aBoat({ nom: "Second" }), headers);
    expect(refused.body.code).toBe("LIMITE_ATTEINTE");
    expect(await operationsOf(owner)).toEqual([]);
    await owner.delete(`/api/bateaux/${first.id}`);
    const accepted = await owner.post("/api/bateaux", aBoat({ nom: "Second" }), headers);
    expect(accepted.status).toBe(201);
    expect(await boatsOf(owner)).toEqual([accepted.body]);
  });

  test("an id of A's in B's hands is B's own: it shows nothing of A's and does B's write", async () => {
    const [a, b] = [await server.account(), await server.account()];
    const headers = key();
    const ofA = await a.post("/api/bateaux", aBoat({ nom: "Alcyon" }), headers);
    const ofB = await b.post("/api/bateaux", aBoat({ nom: "Alcyon" }), headers);
    expect(ofB.status).toBe(201);
    expect(ofB.body.id).not.toBe(ofA.body.id);
    expect(await boatsOf(b)).toEqual([ofB.body]);
  });

  test.each(["x", "1", "b05c0000-0000-4000-8000-0000000001011", "a".repeat(500)])(
    "an id that is no identifier is refused: %s",
    async (id) => {
      const owner = await server.account();
      const reply = await owner.post("/api/bateaux", aBoat(), key(id));
      expect(reply.status).toBe(400);
      expect(reply.body.message).toBe("Idempotency-Key : un UUID est attendu.");
      expect(await boatsOf(owner)).toEqual([]);
    },
  );

  test("a reading call carries no operation", async () => {
    const owner = await server.account();
    expect((await owner.get("/api/bateaux", key())).status).toBe(200);
    expect(await operationsOf(owner)).toEqual([]);
  });

  test("a queue replayed twice, in disorder and in part, ends as it does when sent once", async () => {
    const owner = await server.account({ pro: true });
    const ids = [randomUUID(), randomUUID()];
    const queue = [
      ...ids.map((id) => ({ method: "POST", path: "/api/bateaux", body: aBoat({ id }), headers: key() })),
      { method: "PATCH", path: `/api/bateaux/${ids[0]}`, body: { couleur: "Bleu" }, headers: key() },
      { method: "PATCH", path: `/api/bateaux/${ids[1]}`, body: { couleur: "Rouge" }, headers: key() },
      { method: "POST", path: `/api/bateaux/${ids[1]}/par-defaut`, body: {}, headers: key() },
    ];
    const send = ({ method, path, body, headers }: (typeof queue)[number]) => owner.call(method, path, body, headers);
    for (const write of queue) await send(write);
    const once = await boatsOf(owner);
    await Promise.all([...queue.slice(2), ...queue, ...queue.toReversed()].map(send));
    expect(await boatsOf(owner)).toEqual(once);
  });
});

/** Sends a request and closes the connection without reading the answer. */
function sendAndHangUp(visitor: Visitor, path: string, body: object, headers: Record<string, string>): Promise<void> {
  const text = JSON.stringify(body);
  const { hostname, port } = new URL(visitor.url);
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `cookie: ${visitor.cookieHeader}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join("\r\n")}\r\n\r\n${text}`, () => {
        // why: after the request has arrived, and before an answer can have.
        setImmediate(() => resolve(void socket.destroy()));
      });
    });
    socket.on("error", reject);
  });
}
