import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { list, ownerWithBoat } from "../src/features/maintenance/test-owner.ts";
import { join, secretOf } from "./join.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const server = useTestServer();

const named = async (prenom: string) => {
  const who = await server.account({ pro: true });
  await who.patch("/api/profils_utilisateur", { prenom, nom: "Le Goff" });
  return who;
};

/** An owner, one who manages his boat, one of its crew, and work for each. */
async function aboard() {
  const { owner, boat, add } = await ownerWithBoat(server);
  const [manager, hand] = [await named("Maël"), await named("Hoel")];
  const shares = {
    manager: await join(owner, manager, boat.id, "gestion"),
    hand: await join(owner, hand, boat.id, "equipage"),
  };
  return { owner, boat, add, manager, hand, shares };
}

const assigneeOf = async (who: Visitor, id: string) => {
  const { assigne_id, assigne } = (await list(who)).find((row: { id: string }) => row.id === id);
  return [assigne_id, assigne];
};
const give = (who: Visitor, id: string, assigne_id: string | null) =>
  who.patch(`/api/maintenances/${id}`, { assigne_id });

describe("work is given", () => {
  test("by the owner to himself and to his crew, by who manages to the owner and to himself, and taken back", async () => {
    const { owner, add, manager, hand } = await aboard();
    const { id } = await add();
    expect((await give(owner, id, hand.id)).body).toMatchObject({ assigne_id: hand.id, assigne: "Hoel Le Goff" });
    expect((await give(owner, id, owner.id)).body.assigne_id).toBe(owner.id);
    expect((await give(manager, id, manager.id)).body.assigne).toBe("Maël Le Goff");
    expect((await give(manager, id, owner.id)).body.assigne_id).toBe(owner.id);
    expect((await give(owner, id, null)).body).toMatchObject({ assigne_id: null, assigne: null });
  });

  test("from the start, one or several", async () => {
    const { owner, boat, hand } = await aboard();
    const row = {
      bateau_id: boat.id,
      titre: "Anodes",
      categorie: "Coque",
      date_echeance: "2027-01-01",
      assigne_id: hand.id,
    };
    expect((await owner.post("/api/maintenances", row)).body.assigne).toBe("Hoel Le Goff");
    const { body } = await owner.post("/api/maintenances/plan", { maintenances: [row] });
    expect(body[0].assigne).toBe("Hoel Le Goff");
  });

  test("to nobody who is not aboard, in French, and nothing changes", async () => {
    const { owner, boat, add, manager, hand } = await aboard();
    const stranger = await server.account();
    const { id } = await add();
    for (const [who, whom] of [
      [owner, stranger.id],
      [owner, crypto.randomUUID()],
      // whoever manages does not know the rest of the crew
      [manager, hand.id],
    ] as const) {
      const answer = await give(who, id, whom);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("Cette personne n’est pas à bord de ce bateau.");
    }
    const row = { bateau_id: boat.id, titre: "x", categorie: "Coque", date_echeance: "2027-01-01" };
    expect((await owner.post("/api/maintenances", { ...row, assigne_id: stranger.id })).status).toBe(400);
    expect(await list(owner)).toHaveLength(1);
    expect(await assigneeOf(owner, id)).toEqual([null, null]);
  });

  test("to nobody who may only read, in French; who has it keeps it", async () => {
    const { owner, boat, add, hand, shares } = await aboard();
    const reader = await named("Lena");
    await join(owner, reader, boat.id, "lecture");
    const { id } = await add();
    const answer = await give(owner, id, reader.id);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Cette personne ne peut que consulter ce bateau");
    expect(await assigneeOf(owner, id)).toEqual([null, null]);
    await give(owner, id, hand.id);
    expect((await owner.patch(`/api/partages/${shares.hand}`, { role: "lecture" })).status).toBe(200);
    const kept = await owner.patch(`/api/maintenances/${id}`, { titre: "Anodes", assigne_id: hand.id });
    expect(kept.body).toMatchObject({ titre: "Anodes", assigne_id: hand.id, assigne: "Hoel Le Goff" });
    await give(owner, id, null);
    expect((await give(owner, id, hand.id)).status).toBe(400);
  });

  test("to a stranger not even by the database itself", async () => {
    const { owner, add } = await aboard();
    const stranger = await server.account();
    const { id } = await add();
    const write = (values: object) =>
      server.database.asUser(owner.id, (db) =>
        db.updateTable("maintenances").set(values).where("id", "=", id).execute(),
      );
    await expect(write({ assigne_id: stranger.id, assigne: "x" })).rejects.toThrow("not aboard");
    // somebody without a name, and a name without somebody
    await expect(write({ assigne_id: owner.id })).rejects.toThrow("violates check");
    await expect(write({ assigne: "x" })).rejects.toThrow("violates check");
    expect(await assigneeOf(owner, id)).toEqual([null, null]);
  });

  test("not by whoever is of the crew without managing", async () => {
    const { add, hand } = await aboard();
    const { id } = await add();
    expect(await give(hand, id, hand.id)).toMatchObject({ status: 403, body: { code: "ROLE_INSUFFISANT" } });
  });
});

describe("what is given", () => {
  test("goes on in the next occurrence, with the name", async () => {
    const { owner, add, hand } = await aboard();
    const { id } = await add({ recurrence: "Annuelle", assigne_id: hand.id });
    const { body } = await hand.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    expect(body.suivante).toMatchObject({ assigne_id: hand.id, assigne: "Hoel Le Goff" });
    expect(await assigneeOf(owner, body.suivante.id)).toEqual([hand.id, "Hoel Le Goff"]);
  });

  test("stays behind when it goes to another boat", async () => {
    const { owner, boat, add, hand } = await aboard();
    const { id } = await add({ assigne_id: hand.id });
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    expect((await owner.patch(`/api/maintenances/${id}`, { bateau_id: other.id })).body).toMatchObject({
      assigne_id: null,
      assigne: null,
    });
    expect(
      (await owner.patch(`/api/maintenances/${id}`, { bateau_id: boat.id, assigne_id: hand.id })).body.assigne_id,
    ).toBe(hand.id);
  });

  test("is free again when he leaves or is sent away; the others keep theirs", async () => {
    const { owner, add, manager, hand, shares } = await aboard();
    const [his, theirs] = [await add({ assigne_id: hand.id }), await add({ assigne_id: manager.id })];
    expect((await hand.delete(`/api/partages/${shares.hand}`)).status).toBe(200);
    expect(await assigneeOf(owner, his.id)).toEqual([null, null]);
    expect(await assigneeOf(owner, theirs.id)).toEqual([manager.id, "Maël Le Goff"]);
    await owner.delete(`/api/partages/${shares.manager}`);
    expect(await assigneeOf(owner, theirs.id)).toEqual([null, null]);
  });

  test("is free again when his account is deleted", async () => {
    const { owner, add, hand } = await aboard();
    const { id } = await add({ assigne_id: hand.id });
    const { status } = await hand.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    expect(status).toBe(200);
    expect(await assigneeOf(owner, id)).toEqual([null, null]);
  });

  test("is free again when the boat is handed over", async () => {
    const { owner, boat, add, hand } = await aboard();
    const [one, own] = [await add({ assigne_id: hand.id }), await add({ assigne_id: owner.id })];
    const heir = await server.account({ pro: true });
    const { body } = await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: heir.email });
    expect((await heir.post("/api/partages/accepter", { jeton: secretOf(body.lien) })).status).toBe(200);
    expect(await assigneeOf(heir, one.id)).toEqual([null, null]);
    expect(await assigneeOf(heir, own.id)).toEqual([null, null]);
  });

  test("comes back from a deletion to him if he is still aboard", async () => {
    const { owner, add, manager, hand, shares } = await aboard();
    const works = [
      await add({ assigne_id: hand.id }),
      await add({ assigne_id: manager.id }),
      await add({ assigne_id: owner.id }),
    ];
    for (const { id } of works) await owner.delete(`/api/maintenances/${id}`);
    await owner.delete(`/api/partages/${shares.manager}`);
    for (const { id } of works) expect((await owner.post(`/api/maintenances/${id}/restaurer`, {})).status).toBe(200);
    const now = await Promise.all(works.map(({ id }) => assigneeOf(owner, id)));
    expect(now.map(([id]) => id)).toEqual([hand.id, null, owner.id]);
  });

  test("comes back to somebody whom who manages does not know, too", async () => {
    const { owner, add, manager, hand } = await aboard();
    const works = [await add({ assigne_id: hand.id }), await add({ assigne_id: owner.id })];
    for (const { id } of works) {
      expect((await manager.delete(`/api/maintenances/${id}`)).status).toBe(200);
      expect((await manager.post(`/api/maintenances/${id}/restaurer`, {})).status).toBe(200);
    }
    const now = await Promise.all(works.map(({ id }) => assigneeOf(owner, id)));
    expect(now.map(([id]) => id)).toEqual([hand.id, owner.id]);
  });

  test("tells nobody who is not aboard himself who is", async () => {
    const { owner, boat, manager, hand } = await aboard();
    const stranger = await server.account();
    const isAboard = (who: Visitor, person: Visitor) =>
      server.database.asUser(who.id, async (db) => {
        const { rows } = await sql<{
          yes: boolean;
        }>`select is_aboard(${owner.id}, ${boat.id}, ${person.id}) as yes`.execute(db);
        return rows[0]?.yes;
      });
    for (const who of [owner, manager, hand]) {
      for (const person of [owner, manager, hand]) expect(await isAboard(who, person)).toBe(true);
      expect(await isAboard(who, stranger)).toBe(false);
    }
    for (const person of [owner, hand, stranger]) expect(await isAboard(stranger, person)).toBe(false);
  });
});
