import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import { list, ownerWithBoat } from "./test-owner.ts";

const server = useTestServer();

describe("somebody else's maintenance", () => {
  test("answers like one that does not exist, and stays as it was", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add({ recurrence: "Annuelle" });
    const deleted = await add();
    await owner.delete(`/api/maintenances/${deleted.id}`);
    const before = await list(owner);
    const stranger = await server.account({ pro: true });
    expect(await list(stranger)).toEqual([]);
    for (const [method, path, body] of [
      ["PATCH", `/api/maintenances/${id}`, { statut: "Terminée" }],
      ["DELETE", `/api/maintenances/${id}`, undefined],
      ["POST", `/api/maintenances/${deleted.id}/restaurer`, {}],
    ] as const) {
      const mine = await stranger.call(method, path, body);
      const missing = await stranger.call(method, path.replace(/[0-9a-f-]{36}/, randomUUID()), body);
      expect(mine).toMatchObject({ status: 404, text: missing.text });
    }
    expect(await list(owner)).toEqual(before);
  });

  test("is not made on, or moved to, a stranger's boat", async () => {
    const { boat } = await ownerWithBoat(server);
    const { owner: stranger, sample, add } = await ownerWithBoat(server);
    expect((await stranger.post("/api/maintenances", sample({ bateau_id: boat.id }))).status).toBe(404);
    expect(
      (await stranger.post("/api/maintenances/plan", { maintenances: [sample(), sample({ bateau_id: boat.id })] }))
        .status,
    ).toBe(404);
    expect(await list(stranger)).toEqual([]);
    const { id } = await add();
    expect((await stranger.patch(`/api/maintenances/${id}`, { bateau_id: boat.id })).status).toBe(404);
    expect((await list(stranger))[0].bateau_id).not.toBe(boat.id);
  });

  test("a client id that a stranger already uses is free to be used", async () => {
    const { add } = await ownerWithBoat(server);
    const { id } = await add();
    const { owner, sample } = await ownerWithBoat(server);
    expect((await owner.post("/api/maintenances", sample({ id }))).status).toBe(201);
  });
});
