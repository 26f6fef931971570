import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = useTestServer({ DATABASE_POOL: "2" });

describe("whose transaction a connection runs", () => {
  test("A13: 400 requests of two users at once on two connections never show one the other's row", async () => {
    const owners = [await server.account(), await server.account()] as const;
    const names = ["Alcyon", "Bélouga"] as const;
    for (const [n, owner] of owners.entries()) await owner.post("/api/bateaux", aBoat({ nom: names[n] }));
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        const mine = (n % 2) as 0 | 1;
        const reply = await owners[mine].get("/api/bateaux");
        return { expected: names[mine], status: reply.status, seen: reply.body.map(({ nom }: { nom: string }) => nom) };
      }),
    );
    const wrong = answers.filter(({ expected, status, seen }) => status !== 200 || seen.join() !== expected);
    expect(wrong).toEqual([]);
  });

  test("A12: an id that another user's row has is as free as any other", async () => {
    const [a, b] = [await server.account(), await server.account()];
    const id = randomUUID();
    const ofA = await a.post("/api/bateaux", aBoat({ id, nom: "Alcyon" }));
    const ofB = await b.post("/api/bateaux", aBoat({ id, nom: "Bélouga" }));
    const free = await (await server.account()).post("/api/bateaux", aBoat({ id: randomUUID(), nom: "Bélouga" }));
    expect([ofA.status, ofB.status, free.status]).toEqual([201, 201, 201]);
    expect(Object.keys(ofB.body)).toEqual(Object.keys(free.body));
    expect((await a.get("/api/bateaux")).body).toEqual([ofA.body]);
    expect((await b.get("/api/bateaux")).body).toEqual([ofB.body]);
  });

  test("a failing transaction leaves its connection fit for the next one, whoever's it is", async () => {
    const { id } = await server.account();
    const failing = server.database.asUser(id, async (db) => {
      await db.deleteFrom("bateaux").execute();
      throw new Error("cut");
    });
    await expect(failing).rejects.toThrow("cut");
    const roles = await Promise.all(
      [1, 2, 3, 4].map(() =>
        server.database.login
          .selectNoFrom((eb) => eb.fn<string>("current_setting", [eb.val("role")]).as("role"))
          .executeTakeFirst(),
      ),
    );
    expect(roles).toEqual(Array(4).fill({ role: "none" }));
  });

  test("a role that cannot be taken lets no query run outside it", async () => {
    const { id } = await server.account();
    const nameless = server.database.asUser("not a user's id", (db) => db.selectFrom("bateaux").selectAll().execute());
    await expect(nameless).rejects.toThrow();
    expect(await server.database.asUser(id, (db) => db.selectFrom("bateaux").selectAll().execute())).toEqual([]);
  });
});
