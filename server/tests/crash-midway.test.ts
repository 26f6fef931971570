import { beforeEach, expect, test } from "vitest";
import { aBoatOf, anArticle, stock } from "../src/features/inventory/test-stock.ts";
import { crashAtEach } from "./crash-midway.ts";
import { checksumWithAccount, useOwnedTables } from "./owned-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Reply, Visitor } from "./visitor.ts";

const server = useTestServer();
const known = useOwnedTables(server);

let owner: Visitor;
let bateau_id: string;
let other: string;
let list: string;

beforeEach(async () => {
  owner = await server.account({ pro: true });
  bateau_id = await aBoatOf(owner);
  other = await aBoatOf(owner);
  await stock(owner, bateau_id, 3);
  const article = { categorie: "Alimentation", quantite: 2, unite: "kg", priorite: "normale" };
  const articles = ["Riz", "Pâtes", "Sel"].map((nom) => ({ ...article, nom }));
  const trip = { bateau_id, nom: "Croisière", articles, nombre_personnes: 2, nombre_jours: 3 };
  list = (await owner.post("/api/listes_avitaillement", trip)).body.id;
});

/** All rows of the account, the account itself, and the list of those who are no more. */
const state = async () => [
  await checksumWithAccount(known.client, known.owned, owner.id),
  await server.sql("select empreinte from effacements order by empreinte"),
];

const WRITES: [string, least: number, () => Promise<Reply>][] = [
  ["choosing the default boat", 3, () => owner.post(`/api/bateaux/${other}/par-defaut`)],
  [
    "adding many articles",
    4,
    () =>
      owner.post(
        "/api/inventaire",
        ["A", "B", "C"].map((nom) => anArticle(bateau_id, { nom })),
      ),
  ],
  [
    "bringing a list aboard",
    4,
    () => owner.post(`/api/listes_avitaillement/${list}/inventaire`, { mode: "fusionner" }),
  ],
  ["filling every stock", 3, () => owner.post("/api/inventaire/remplir", { bateau_id, ids: "tous" })],
  ["removing every article", 3, () => owner.post("/api/inventaire/supprimer", { bateau_id, ids: "tous" })],
  ["deleting a boat", 3, () => owner.delete(`/api/bateaux/${bateau_id}`)],
  ["deleting the account", 3, () => owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" })],
];

test.each(WRITES)(
  "F5: a crash in the middle of %s leaves the state before, whichever statement was the last",
  async (_, least, write) => {
    expect(await crashAtEach(server.database, write, state)).toBeGreaterThanOrEqual(least);
  },
);
