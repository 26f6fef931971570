import { addDays, addMonths, dayIn } from "@bosco/domain";
import { moveChanges, moveUndone } from "@bosco/domain/maintenance";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { list, ownerWithBoat, today } from "./test-owner.ts";

const server = useTestServer();

describe("finishing a recurring maintenance", () => {
  test("creates the next occurrence in the same answer", async () => {
    const { owner, add } = await ownerWithBoat(server, { heures_moteur: 842 });
    const more = { recurrence: "Mensuelle", prix: 20, description: "à chaud", reference_articles: "F-1" };
    const { id } = await add({ date_echeance: "2150-06-18", ...more });
    const { body } = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    expect(body).toMatchObject({ statut: "Terminée", date_realisation: today, heures_realisation: 842 });
    expect(body.suivante).toMatchObject({
      ...more,
      titre: "Vidange",
      statut: "En attente",
      date_echeance: addMonths(today, 1),
      heures_echeance: null,
      precedente_id: id,
    });
    expect(await list(owner)).toHaveLength(2);
  });

  test.each([
    ["long overdue", "1999-01-31"],
    ["early", "2150-01-31"],
  ])("that was %s counts from the day it was done", async (_name, date_echeance) => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add({ date_echeance, recurrence: "Annuelle" });
    const finish = { statut: "Terminée", date_realisation: "2026-02-28" };
    const { body } = await owner.patch(`/api/maintenances/${id}`, finish);
    expect(body).toMatchObject({ date_realisation: "2026-02-28", suivante: { date_echeance: "2027-02-28" } });
  });

  test.each([
    ["is untouched moves with it", async () => {}, [["2026-04-01", "2027-04-01"]]],
    [
      "was touched stays",
      (owner: Visitor, next: string) => owner.patch(`/api/maintenances/${next}`, { titre: "À part" }),
      [["2026-04-01", "2027-02-28"]],
    ],
    [
      "was removed stays away",
      (owner: Visitor, next: string) => owner.delete(`/api/maintenances/${next}`),
      [["2026-04-01", undefined]],
    ],
  ])("on another day than was said: a next occurrence that %s", async (_name, meanwhile, expected) => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add({ recurrence: "Annuelle" });
    const { body } = await owner.patch(`/api/maintenances/${id}`, {
      statut: "Terminée",
      date_realisation: "2026-02-28",
    });
    await meanwhile(owner, body.suivante.id);
    const corrected = await owner.patch(`/api/maintenances/${id}`, { date_realisation: "2026-04-01" });
    expect(corrected.status, corrected.text).toBe(200);
    const works = await list(owner);
    const next = works.filter(({ precedente_id }) => precedente_id === id);
    expect(next.length).toBeLessThanOrEqual(1);
    const [doneOn] = works.filter((one) => one.id === id);
    expect([[doneOn?.date_realisation, next[0]?.date_echeance]]).toEqual(expected);
  });

  test("with two limits is next due by both, counted from the day and the hours it was done", async () => {
    const { owner, add } = await ownerWithBoat(server, { heures_moteur: 842 });
    const period = { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250 };
    const { id } = await add({ ...period, heures_echeance: 900 });
    const finish = { statut: "Terminée", date_realisation: "2026-05-01", heures_realisation: 838.5 };
    const { body } = await owner.patch(`/api/maintenances/${id}`, finish);
    expect(body.suivante).toMatchObject({ ...period, date_echeance: "2028-05-01", heures_echeance: 1088.5 });
  });

  test("that says 'Autre' names a period; the five name their own, whatever is sent beside", async () => {
    const { owner, add, boat } = await ownerWithBoat(server);
    const refused = await owner.post("/api/maintenances", {
      ...{ bateau_id: boat.id, titre: "Membrane", categorie: "Moteur", date_echeance: today },
      recurrence: "Autre",
    });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "recurrence_mois : Indiquez au moins une période, en mois ou en heures.",
    ]);
    const yearly = await add({ recurrence: "Annuelle", recurrence_mois: 5, recurrence_heures: 10 });
    expect(yearly).toMatchObject({ recurrence_mois: 12, recurrence_heures: null });
    const { body } = await owner.patch(`/api/maintenances/${yearly.id}`, { recurrence: "Autre", recurrence_mois: 36 });
    expect(body).toMatchObject({ recurrence_mois: 36, recurrence_heures: null });
    const nothing = await owner.patch(`/api/maintenances/${yearly.id}`, { recurrence_mois: null });
    expect(nothing.status).toBe(400);
  });

  test("by engine hours is next due 100 hours after completion", async () => {
    const { owner, boat, add } = await ownerWithBoat(server, { heures_moteur: 842.5 });
    const { id } = await add({ recurrence: "Tous les 100 heures" });
    await owner.patch(`/api/bateaux/${boat.id}`, { heures_moteur: 871.3 });
    const { body } = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    expect(body.heures_realisation).toBe(871.3);
    expect(body.suivante).toMatchObject({ heures_echeance: 971.3, recurrence: "Tous les 100 heures" });
  });

  test("ten times at once creates one next occurrence", async () => {
    const { owner, add } = await ownerWithBoat(server);
    for (let round = 0; round < 5; round++) {
      const { id } = await add({ recurrence: "Annuelle", titre: `Série ${round}` });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(answers.filter(({ body }) => body.suivante).length).toBe(1);
      const series = (await list(owner)).filter((m) => m.titre === `Série ${round}`);
      expect(series).toHaveLength(2);
    }
  });

  test("and reopening it takes the untouched next occurrence back; a touched one stays, and stays the only one", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { id } = await add({ recurrence: "Annuelle" });
    await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    const reopened = await owner.patch(`/api/maintenances/${id}`, { statut: "En attente" });
    expect(reopened.body).toMatchObject({ date_realisation: null, heures_realisation: null });
    expect(await list(owner)).toHaveLength(1);
    const { body } = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    await owner.patch(`/api/maintenances/${body.suivante.id}`, { titre: "Vidange et filtre" });
    await owner.patch(`/api/maintenances/${id}`, { statut: "En cours" });
    expect(await list(owner)).toHaveLength(2);
    const again = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    expect(again.body.suivante).toBeNull();
    expect(await list(owner)).toHaveLength(2);
  });

  test("counts the day from the reader's own, one day off the server's at most", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const tomorrow = addDays(dayIn(new Date(), "UTC"), 1);
    const near = await add({ recurrence: "Annuelle" });
    const finish = { statut: "Terminée", date_realisation: tomorrow };
    const { body } = await owner.patch(`/api/maintenances/${near.id}`, finish);
    expect(body).toMatchObject({ date_realisation: tomorrow, suivante: { date_echeance: addMonths(tomorrow, 12) } });
    const far = await add({ recurrence: "Annuelle" });
    const wrong = await owner.patch(`/api/maintenances/${far.id}`, { ...finish, date_realisation: "2031-03-15" });
    expect(wrong.body.suivante.date_echeance).toBe(addMonths(today, 12));
  });

  test("a series at a fixed date counts from it: on the 31st it returns to the 31st, unless its date is set anew", async () => {
    const { owner, add } = await ownerWithBoat(server);
    let { id } = await add({ date_echeance: "2151-01-31", recurrence: "Mensuelle", a_date_fixe: true });
    const days = [];
    for (let month = 0; month < 3; month++) {
      const { body } = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
      days.push(body.suivante.date_echeance.slice(8));
      id = body.suivante.id;
    }
    expect(days).toEqual(["28", "31", "30"]);
    await owner.patch(`/api/maintenances/${id}`, { date_echeance: "2151-05-10" });
    const { body } = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    expect(body.suivante.date_echeance).toBe("2151-06-10");
  });

  test("one occurrence is moved and its fixed date kept; taken back, it is as it was", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const made = await add({ date_echeance: "2151-05-10", recurrence: "Annuelle", a_date_fixe: true });
    const { body: away } = await owner.patch(`/api/maintenances/${made.id}`, moveChanges(made, "2151-04-02"));
    expect(away).toMatchObject({ date_echeance: "2151-04-02", date_ancre: "2151-05-10" });
    const { body: back } = await owner.patch(`/api/maintenances/${made.id}`, moveUndone(made, away));
    expect(back).toEqual({ ...made, version: 3, updated_at: back.updated_at, suivante: null });
    await owner.patch(`/api/maintenances/${made.id}`, moveChanges(back, "2151-04-02"));
    const { body } = await owner.patch(`/api/maintenances/${made.id}`, { statut: "Terminée" });
    expect(body.suivante.date_echeance).toBe("2152-05-10");
  });

  test("engine hours go with the recurrence and the boat they belong to", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    const byDate = await add({ recurrence: "Annuelle", heures_echeance: 500 });
    expect(byDate.heures_echeance).toBeNull();
    const byHours = await add({ recurrence: "Tous les 100 heures", heures_echeance: 500 });
    expect(byHours.heures_echeance).toBe(500);
    const moved = await owner.patch(`/api/maintenances/${byHours.id}`, { bateau_id: other.id });
    expect(moved.body.heures_echeance).toBeNull();
  });
});
