import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { list, ownerWithBoat } from "./test-owner.ts";

const server = useTestServer();

const open = async (owner: Visitor) => (await list(owner)).filter((m) => m.statut !== "Terminée").length;

describe("a free account", () => {
  test("has three open maintenances, however many are sent at once", async () => {
    const { owner, sample } = await ownerWithBoat(server, { pro: false });
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post("/api/maintenances", sample())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    expect(await open(owner)).toBe(3);
  });

  test("may finish a recurring one at the limit, and undo it", async () => {
    const { owner, add } = await ownerWithBoat(server, { pro: false });
    await add();
    await add();
    const { id } = await add({ recurrence: "Annuelle" });
    expect((await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" })).status).toBe(200);
    expect(await open(owner)).toBe(3);
    expect((await owner.patch(`/api/maintenances/${id}`, { statut: "En attente" })).status).toBe(200);
    expect(await open(owner)).toBe(3);
  });

  test("can't pass the limit by reopening, restoring or adding a plan, all at once", async () => {
    const { owner, sample, add } = await ownerWithBoat(server, { pro: false });
    const finished = [await add(), await add()];
    for (const { id } of finished) await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    const gone = await add();
    await owner.delete(`/api/maintenances/${gone.id}`);
    await add();
    await add();
    const answers = await Promise.all([
      ...finished.map(({ id }) => owner.patch(`/api/maintenances/${id}`, { statut: "En cours" })),
      owner.post(`/api/maintenances/${gone.id}/restaurer`),
      owner.post("/api/maintenances/plan", { maintenances: [sample()] }),
      owner.post("/api/maintenances", sample()),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "LIMITE_ATTEINTE")).toHaveLength(4);
    expect(await open(owner)).toBe(3);
  });

  test("a plan that would pass the limit is refused whole, saying what is left", async () => {
    const { owner, sample, add } = await ownerWithBoat(server, { pro: false });
    await add();
    const refused = await owner.post("/api/maintenances/plan", { maintenances: [sample(), sample(), sample()] });
    expect(refused).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    expect(refused.body.message).toContain("Il vous reste 2 places.");
    expect(await open(owner)).toBe(1);
    const plan = await owner.post("/api/maintenances/plan", { maintenances: [sample(), sample()] });
    expect(plan).toMatchObject({ status: 201 });
    expect(await open(owner)).toBe(3);
  });

  test("keeps everything after a downgrade; only opening more is refused", async () => {
    const { owner, sample, add } = await ownerWithBoat(server, { pro: true });
    for (let n = 0; n < 5; n++) await add({ recurrence: "Annuelle" });
    await server.database.asSystem((db) => db.deleteFrom("abonnements").where("user_id", "=", owner.id).execute());
    const [first] = await list(owner);
    expect((await owner.patch(`/api/maintenances/${first.id}`, { titre: "Renommée" })).status).toBe(200);
    expect((await owner.patch(`/api/maintenances/${first.id}`, { statut: "Terminée" })).status).toBe(200);
    expect(await open(owner)).toBe(5);
    expect((await owner.post("/api/maintenances", sample())).status).toBe(403);
  });
});
