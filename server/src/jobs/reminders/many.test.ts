import { addDays } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { addDevice, aSender, TODAY, useReminders, withWork } from "../../../tests/reminder-senders.ts";

const world = useReminders();
/** So many things of a kind are looked at at a time. */
const MANY = 500;

const articles = (owner: { id: string; boat: string }, nom: string, days: number, many: number) =>
  world.server.sql(`set role bosco_system; insert into inventaire (user_id, bateau_id, nom, categorie, quantite, date_peremption)
    select '${owner.id}', '${owner.boat}', '${nom} ' || n, 'Divers', 1, '${addDays(TODAY, days)}'
    from generate_series(1, ${many}) as n`);
const remove = (nom: string) =>
  world.server.sql(`set role bosco_system; delete from inventaire where nom like '${nom} %'`);
const said = async () =>
  (await world.server.sql("set role bosco_system; select from rappels_dits where genre = 'article'")).length;
/** How much each mail since the last look was about. */
const counts = () => world.trap.mails.splice(0).map(({ subject }) => Number.parseInt(subject, 10));

async function aMorning(one: Awaited<ReturnType<typeof aSender>>, days = 0) {
  await one.plan(addDays(TODAY, days));
  await one.send();
}

describe("of more than is looked at at a time", () => {
  test("what is due within one's own days is said, whatever comes after them", async () => {
    const owner = await withWork(world, "Anodes", 90);
    await owner.patch("/api/rappels", { delai_jours: 7 });
    await articles(owner, "Conserve", 25, MANY);
    await articles(owner, "Fusée", 2, 1);
    await aMorning(await aSender(world));
    expect(world.trap.mails.map(({ text }) => text.match(/Fusée 1|Conserve/g))).toEqual([["Fusée 1"]]);
  });

  test("nothing is said again because newer things have come and gone", async () => {
    const owner = await withWork(world, "Anodes", 90);
    await articles(owner, "Conserve", -3, MANY);
    const one = await aSender(world);
    await aMorning(one);
    await articles(owner, "Pile", -1, 30);
    await aMorning(one, 1);
    await remove("Pile");
    await aMorning(one, 2);
    await aMorning(one, 3);
    expect([counts(), await said()]).toEqual([[MANY, 30], MANY]);
  });

  test("the rest is said the next time, and all of it once, by mail and by push", async () => {
    const owner = await withWork(world, "Anodes", 90);
    await articles(owner, "Conserve", -3, MANY + 120);
    const one = await aSender(world);
    for (const days of [0, 1, 2]) await aMorning(one, days);
    expect([counts(), await said()]).toEqual([[MANY, 120], MANY + 120]);
    await addDevice(world, owner);
    for (const days of [2, 3, 4]) await aMorning(one, days);
    expect(world.service.arrived.map(({ text }) => JSON.parse(text).texte.match(/^\d+/)?.[0])).toEqual(["500", "120"]);
  });

  test("what was put off by a few days is not said again, and hides nothing that comes after it", async () => {
    const owner = await withWork(world, "Anodes", 90);
    await articles(owner, "Conserve", 4, MANY);
    const one = await aSender(world);
    await aMorning(one);
    await world.server.sql("set role bosco_system; update inventaire set date_peremption = date_peremption + 3");
    await aMorning(one, 1);
    await articles(owner, "Fusée", 9, 1);
    await aMorning(one, 2);
    expect(counts()).toEqual([MANY, 1]);
  });

  test("what is late no more is forgotten, and said when it is so again", async () => {
    const owner = await withWork(world, "Anodes", 90);
    await articles(owner, "Conserve", -3, 2);
    const one = await aSender(world);
    await aMorning(one);
    await world.server.sql("set role bosco_system; update inventaire set quantite = 0");
    await aMorning(one, 1);
    expect(await said()).toBe(0);
    await world.server.sql("set role bosco_system; update inventaire set quantite = 1");
    await aMorning(one, 2);
    expect(counts()).toEqual([2, 2]);
  });
});

test("an account of which nothing can be planned keeps nobody else from theirs, and it is told", async () => {
  const owners = [await withWork(world), await withWork(world), await withWork(world)];
  const [, broken] = owners.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await world.server.sql(`create function refuse_one() returns trigger language plpgsql as $$
      begin if new.account = '${broken?.id}' then raise exception 'no'; end if; return new; end $$;
    create trigger refuse_one before insert on jobs for each row execute function refuse_one()`);
  const one = await aSender(world);
  await expect(one.plan()).rejects.toThrow("of 1 accounts");
  await one.send();
  const told = () => world.trap.mails.flatMap(({ to }) => to).sort();
  const others = owners.filter((owner) => owner !== broken).map(({ email }) => email);
  expect(told()).toEqual(others.sort());
  await world.server.sql("drop trigger refuse_one on jobs");
  await one.plan();
  await one.send();
  expect(told()).toEqual(owners.map(({ email }) => email).sort());
});
