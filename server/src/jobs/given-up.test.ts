import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { isDue, onceADay } from "./once-a-day.ts";
import { forgetOldRows } from "./retention.ts";

const server = useTestServer();
const PATH = "/api/fonctions/admin-users/travaux";
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

test("work of the night that was given up and is forgotten is not done again that day, and is on the next", async () => {
  const admin = await server.admin();
  const turn = (today: string, time = "10:00") => ({ name: "essai", today, now: new Date(`${today}T${time}:00Z`) });
  const fail = () => Promise.reject(new Error("no"));
  for (const time of ["10:00", "10:10", "11:00", "12:00", "15:00", "20:00"])
    await onceADay(server.database, turn("2027-09-10", time), fail, () => {});
  const { body } = await admin.get(PATH);
  expect(body).toMatchObject([{ travail: "essai", essais: 6 }]);
  expect((await admin.delete(`${PATH}/${body[0].id}`)).body).toEqual([]);
  expect((await admin.delete(`${PATH}/${body[0].id}`)).status).toBe(404);
  expect(await isDue(server.database, turn("2027-09-10", "23:00"))).toBe(false);
  expect(await isDue(server.database, turn("2027-09-11"))).toBe(true);
  await onceADay(
    server.database,
    turn("2027-09-11"),
    async () => {},
    () => {},
  );
  expect(await server.sql("set role bosco_system; select from jobs where kind = 'essai'")).toEqual([]);
});

test("what nobody has tried again or forgotten for thirty days goes", async () => {
  await server.sql(`set role bosco_system; insert into jobs (kind, subject, gave_up_at) values
    ('old', 'x', now() - interval '31 days'), ('new', 'x', now() - interval '29 days'), ('waits', 'x', null)`);
  await server.database.asSystem((db) => forgetOldRows(db, new Date()));
  const kinds = await server.sql("set role bosco_system; select kind from jobs where subject = 'x' order by kind");
  expect(kinds).toEqual([{ kind: "new" }, { kind: "waits" }]);
});

test("what was said of something is known as long as that is there, and no longer", async () => {
  const owner = await server.account({ pro: true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat());
  const work = async () =>
    (
      await owner.post("/api/maintenances", {
        ...{ bateau_id: boat.id, titre: "Vidange", categorie: "Moteur", date_echeance: "2026-01-01" },
      })
    ).body.id as string;
  const [kept, done] = [await work(), await work()];
  for (const id of [kept, done, randomUUID()])
    await server.sql(`set role bosco_system; insert into rappels_dits (user_id, par, genre, objet, etat, limite, dit_le)
      values ('${owner.id}', 'courriel', 'maintenance', '${id}', 'dépassé', '2026-01-01|', '2026-01-02')`);
  await server.sql(`set role bosco_system; update maintenances set statut = 'Terminée' where id = '${done}'`);
  await server.database.asSystem((db) => forgetOldRows(db, later(1_000)));
  expect(
    await server.sql(`set role bosco_system; select objet from rappels_dits where user_id = '${owner.id}'`),
  ).toEqual([{ objet: kept }]);
});
