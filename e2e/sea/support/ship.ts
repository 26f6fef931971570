import { randomUUID } from "node:crypto";
import { join } from "../../../server/tests/join.ts";
import { aBoat } from "../../../server/tests/sample-rows.ts";
import type { TestServer } from "../../../server/tests/test-server.ts";
import type { Visitor } from "../../../server/tests/visitor.ts";
import type { CallPath, InputOf } from "../../../web/src/data/commands.ts";
import { sendWell } from "./send.ts";

/** A boat with something of everything aboard, and whoever writes: its owner, or one of its crew. */
export interface Ship {
  server: TestServer;
  owner: Visitor;
  writer: Visitor;
  /** Ids by what they are of. */
  of: Record<Named, string>;
  /** Of the tasks of the checklist, in their order. */
  tasks: string[];
  /** One of the crew, once he has come aboard. */
  mate?: string;
  /** Does something before, as the writer. Gives the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: what a case expects of an answer is its type
  do<Path extends CallPath>(call: Path, input: InputOf<Path>): Promise<any>;
}

const NAMES = [
  "boat",
  "otherBoat",
  "engine",
  "cabin",
  "drawer",
  "rice",
  "flares",
  "oil",
  "rope",
  "lure",
  "category",
  "subCategory",
  "yearly",
  "byHours",
  "checklist",
  "list",
] as const;
type Named = (typeof NAMES)[number];

export async function fitOut(server: TestServer, as: "owner" | "crew" = "owner"): Promise<Ship> {
  const owner = await server.account({ pro: true });
  const of = Object.fromEntries(NAMES.map((name) => [name, randomUUID()])) as Ship["of"];
  const work =
    (who: Visitor): Ship["do"] =>
    (call, input) =>
      sendWell({ operationId: randomUUID(), call, input }, who);
  const ship: Ship = { server, owner, writer: owner, of, tasks: [], do: work(owner) };
  await bringAboard(ship);
  const { body: tasks } = await owner.get(`/api/taches?checklist_id=${of.checklist}`);
  ship.tasks.push(...tasks.map(({ id }: { id: string }) => id));
  if (as === "owner") return ship;
  const member = await server.account({ pro: true });
  await join(owner, member, of.boat, "gestion");
  await member.post("/api/bateaux", aBoat({ nom: "Korrigan" }));
  return { ...ship, writer: member, do: work(member) };
}

async function bringAboard({ of, do: make }: Ship): Promise<void> {
  await make("boats.create", { ...aBoat(), id: of.boat, nom: "Avel Mor", heures_moteur: 100 });
  await make("boats.create", { ...aBoat(), id: of.otherBoat, nom: "Goéland" });
  await make("engines.create", {
    id: of.engine,
    bateau_id: of.boat,
    nom: "Moteur tribord",
    type: "Yanmar 3JH5",
    heures: 90,
  });
  await make("storageSpaces.create", { id: of.cabin, bateau_id: of.boat, nom: "Cabine", type: "Cabine" });
  await make("storageSpaces.create", {
    id: of.drawer,
    bateau_id: of.boat,
    nom: "Tiroir",
    type: "Placard",
    parent_id: of.cabin,
  });
  await make("categories.create", { id: of.category, nom: "Pêche" });
  await make("subCategories.create", { id: of.subCategory, nom: "Leurres", categorie_id: of.category });
  const food = { bateau_id: of.boat, categorie: "Alimentation" };
  await make("inventory.create", [
    { ...food, id: of.rice, nom: "Riz", quantite: 2, quantite_max: 5, unite: "kg", espace_stockage_id: of.drawer },
    { bateau_id: of.boat, id: of.flares, nom: "Feux à main", categorie: "Sécurité", quantite: 3, quantite_max: 4 },
    { bateau_id: of.boat, id: of.oil, nom: "Huile", categorie: "Technique", quantite: 7, quantite_max: 5 },
    { bateau_id: of.boat, id: of.lure, nom: "Cuiller", categorie: "Pêche", sous_categorie: "Leurres", quantite: 1 },
    { bateau_id: of.otherBoat, id: of.rope, nom: "Aussière", categorie: "Technique", quantite: 1, quantite_max: 2 },
  ]);
  const due = { bateau_id: of.boat, categorie: "Moteur", date_echeance: "2026-01-31" } as const;
  await make("maintenance.create", { ...due, id: of.yearly, titre: "Hivernage", recurrence: "Annuelle", prix: 120.5 });
  await make("maintenance.create", {
    ...due,
    id: of.byHours,
    titre: "Vidange",
    recurrence: "Tous les 100 heures",
    heures_echeance: 150,
  });
  await make("checklists.create", {
    id: of.checklist,
    bateau_id: of.boat,
    nom: "Départ",
    type: "Départ",
    taches: ["VHF", "Gilets", "Vannes"],
  });
  await make("provisioning.create", {
    id: of.list,
    bateau_id: of.boat,
    nom: "Croisière",
    nombre_personnes: 2,
    nombre_jours: 3,
    articles: [
      { nom: "Riz", categorie: "Alimentation", quantite: 8, unite: "kg", priorite: "normale" },
      { nom: "Café", categorie: "Boissons", quantite: 2.2, unite: "paquet", priorite: "normale" },
    ],
  });
}
