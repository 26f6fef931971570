import { QueryClient } from "@tanstack/react-query";
import { beforeAll, expect, test, vi } from "vitest";
import { effects, loadEffects } from "./effects/load.ts";
import { Shown, type ShownWrite } from "./shown.ts";

beforeAll(async () => void (await loadEffects()));

const ID = "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11";
const rouet = { id: ID, bateau_id: "b", nom: "Rouet", quantite: 1, quantite_max: 9, version: 1 };
const ancre = { ...rouet, id: "ancre", nom: "Ancre" };
let count = 0;
const write = (call: string, input: object): ShownWrite =>
  ({ operationId: `op-${++count}`, call, input, at: "2026-11-14T12:00:00Z" }) as never;
const more = () => write("inventory.adjust", { id: ID, delta: 1 });

function setUp(isWanted?: () => boolean) {
  const client = new QueryClient();
  const shown = new Shown(client, effects, isWanted);
  const articles = () => client.getQueryData<(typeof rouet)[]>(["inventaire"]);
  const quantity = () => articles()?.find(({ id }) => id === ID)?.quantite;
  return { client, shown, articles, quantity };
}

test("what was read is shown, as old as it is", () => {
  const { client, shown, articles } = setUp();
  shown.setRead([["inventaire", [rouet]]], 1_000);
  expect(articles()).toEqual([rouet]);
  expect(client.getQueryState(["inventaire"])?.dataUpdatedAt).toBe(1_000);
  shown.setWrites([more()]);
  expect(client.getQueryState(["inventaire"])?.dataUpdatedAt).toBe(1_000);
});

test("newer rows come in below the writes, and neither hides the other", () => {
  const { shown, articles } = setUp();
  shown.setRead([["inventaire", [rouet]]], 1);
  shown.setWrites([more()]);
  shown.setRead([["inventaire", [{ ...rouet, quantite: 4, nom: "Rouet neuf", version: 2 }]]], 2);
  expect(articles()).toMatchObject([{ nom: "Rouet neuf", quantite: 5, version: 2 }]);
});

test("each write counts once, however often what is shown is worked out, and one that goes takes its effect along", () => {
  const { shown, quantity } = setUp();
  const [first, second] = [more(), more()];
  shown.setRead([["inventaire", [rouet]]], 1);
  shown.setWrites([first]);
  shown.setWrites([first, second]);
  shown.setWrites([first, second]);
  expect(quantity()).toBe(3);
  shown.setRead([["inventaire", [rouet]]], 2);
  expect(quantity()).toBe(3);
  shown.setWrites([second]);
  expect(quantity()).toBe(2);
  shown.setWrites([]);
  expect(quantity()).toBe(1);
});

test("a write that is part of what was read is counted by it alone, at no moment twice", () => {
  const { client, shown, quantity } = setUp();
  const [first, second] = [more(), more()];
  shown.setRead([["inventaire", [rouet]]], 1);
  shown.setWrites([first, second]);
  const seen: unknown[] = [];
  client.getQueryCache().subscribe(() => seen.push(quantity()));
  shown.setRead([["inventaire", [{ ...rouet, quantite: 2 }]]], 2, (write) => write === first);
  shown.setWrites([second]);
  expect(new Set(seen)).toEqual(new Set([3]));
});

test("a row that was made here and not read yet has the version of the last answer", () => {
  const { shown, articles } = setUp();
  shown.setRead([["inventaire", []]], 1);
  const made = {
    ...write("inventory.create", { id: ID, bateau_id: "b", nom: "Rouet", categorie: null }),
    output: rouet,
  };
  const renamed = write("inventory.update", { id: ID, version: 1, nom: "Roue" });
  shown.setWrites([made, renamed]);
  expect(articles()).toMatchObject([{ nom: "Roue", version: 1 }]);
  shown.setVersion("inventaire", [], { id: ID, version: 2 });
  expect(articles()).toMatchObject([{ nom: "Roue", version: 2 }]);
  // worked out anew, by what was answered
  shown.setRead([], 2);
  expect(articles()).toMatchObject([{ version: 1 }]);
  shown.setWrites([]);
  shown.setWrites([made, { ...renamed, output: { id: ID, version: 2 } }]);
  expect(articles()).toMatchObject([{ nom: "Roue", version: 2 }]);
  // somebody else has been there between
  shown.setVersion("inventaire", [], { id: ID, version: 4 });
  expect(articles()).toMatchObject([{ version: 2 }]);
});

test("a list stays in its order, whatever a write does to a name", () => {
  const { shown, articles } = setUp();
  shown.setRead([["inventaire", [ancre, rouet]]], 1);
  shown.setWrites([write("inventory.update", { id: ID, version: 1, nom: "Aiguille" })]);
  expect(articles()?.map(({ nom }) => nom)).toEqual(["Aiguille", "Ancre"]);
});

test("a list that no write changes stays the same object", () => {
  const { client, shown } = setUp();
  const boats = [{ id: "b", created_at: "x" }];
  shown.setRead(
    [
      ["inventaire", [rouet]],
      ["bateaux", boats],
    ],
    1,
  );
  shown.setWrites([more()]);
  expect(client.getQueryData(["bateaux"])).toBe(boats);
});

test("an effect that throws hides neither the rows nor the other writes", () => {
  const { shown, quantity } = setUp();
  shown.setRead([["inventaire", [rouet]]], 1);
  shown.setWrites([write("inventory.store", { bateau_id: "b", achats: null }), more()]);
  expect(quantity()).toBe(2);
});

test("what the server will probably answer is known of a write that is shown", () => {
  const { shown } = setUp();
  const one = more();
  shown.setRead([["inventaire", [rouet]]], 1);
  shown.setWrites([one]);
  expect(shown.expected(one)).toMatchObject({ id: ID, quantite: 2 });
});

test("what is read by itself is shown with its writes, and known without them", () => {
  const { client, shown } = setUp();
  const account = { id: "anne", nom: "Le Goff" };
  shown.setWrites([write("account.update", { nom: "Kermadec" })]);
  const drawn = shown.setOne("profils_utilisateur", account);
  expect(drawn).toMatchObject({ nom: "Kermadec" });
  expect(shown.readOf("profils_utilisateur")).toBe(account);
  client.setQueryData(["profils_utilisateur"], drawn, { updatedAt: 5 });
  shown.setWrites([]);
  expect(client.getQueryData(["profils_utilisateur"])).toEqual(account);
  expect(client.getQueryState(["profils_utilisateur"])?.dataUpdatedAt).toBe(5);
});

test("nothing more is shown to whoever has signed in since", () => {
  const isWanted = vi.fn(() => true);
  const { client, shown } = setUp(isWanted);
  shown.setRead([["inventaire", [rouet]]], 1);
  client.removeQueries();
  isWanted.mockReturnValue(false);
  shown.setRead([["inventaire", [rouet]]], 2);
  shown.setWrites([more()]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
