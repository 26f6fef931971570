import { addDays, dayIn } from "@bosco/domain";
import type { StorageSpace } from "@bosco/domain/inventory";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN, MACAREUX, PETREL } from "./demo-boats.ts";
import { KORRIGAN_STOCK, MACAREUX_STOCK, PETREL_STOCK, type StockLine } from "./demo-stock.ts";

const STOCKED_AT = "2026-01-12T09:00:00.000Z";

/** Fixed ids, so that the nightly reset puts back the same rows. */
const id = (family: string, index: number) =>
  `b05c0000-0000-4000-8000-000000${family}${String(index + 1).padStart(3, "0")}`;

type SpaceLine = readonly [
  nom: string,
  type: StorageSpace["type"],
  capacite: number | null,
  description: string | null,
  parent?: string,
];

const KORRIGAN_SPACES: readonly SpaceLine[] = [
  ["Frigo", "Frigo", 120, "À vider et laisser entrouvert en quittant le bord."],
  ["Placard carré", "Placard", 180, "Épicerie sèche, derrière la banquette."],
  ["Placard évier", "Placard", 60, null],
  ["Coffre bâbord", "Coffre", 450, "Sécurité et amarres."],
  ["Bac 1", "Coffre", 40, "Conserves.", "Coffre bâbord"],
  ["Bac 2", "Coffre", 40, "Riz et réserves sèches.", "Coffre bâbord"],
  ["Coffre tribord", "Coffre", 400, "Rechanges et outillage."],
  ["Cale avant", "Soute", 250, "Boissons, sous le plancher."],
  ["Cabine avant", "Cabine", null, null],
  ["Table à cartes", "Autre", 30, "Papiers, pharmacie, fusées."],
  ["Filet coursive", "Autre", 20, "Fruits et légumes, bien aérés."],
];
const PETREL_SPACES: readonly SpaceLine[] = [
  ["Glacière", "Frigo", 25, null],
  ["Console", "Cockpit", 40, "Sous le siège du pilote."],
  ["Coffre de banquette", "Coffre", 150, null],
  ["Vide-poches", "Cockpit", 8, null],
];
const MACAREUX_SPACES: readonly SpaceLine[] = [
  ["Cale moteur bâbord", "Soute", 60, "Filtres, dans la boîte étanche."],
  ["Cale moteur tribord", "Soute", 60, null],
];

/** Storage spaces, some inside others, and at least eighty articles: full, low, empty, expired. */
export async function seedDemoInventory(db: Db, now = new Date()): Promise<void> {
  const today = dayIn(now, "Europe/Paris");
  await fillBoat(db, { boat: KORRIGAN, family: "b0", spaces: KORRIGAN_SPACES, stock: KORRIGAN_STOCK, today });
  await fillBoat(db, { boat: PETREL, family: "b1", spaces: PETREL_SPACES, stock: PETREL_STOCK, today });
  await fillBoat(db, { boat: MACAREUX, family: "b2", spaces: MACAREUX_SPACES, stock: MACAREUX_STOCK, today });
}

interface Filling {
  boat: string;
  family: string;
  spaces: readonly SpaceLine[];
  stock: readonly StockLine[];
  today: string;
}

async function fillBoat(db: Db, { boat, family, spaces, stock, today }: Filling): Promise<void> {
  const common = { user_id: DEMO_ID, bateau_id: boat, created_at: STOCKED_AT };
  const spaceIds = new Map(spaces.map(([nom], index) => [nom, id(`${family}e`, index)]));
  const placeOf = (nom: string | null | undefined) => (nom && spaceIds.get(nom)) || null;
  await db
    .insertInto("espaces_stockage")
    .values(
      spaces.map(([nom, type, capacite, description, parent]) => ({
        ...common,
        id: spaceIds.get(nom),
        nom,
        type,
        capacite,
        description,
        parent_id: placeOf(parent),
      })),
    )
    .execute();
  await db
    .insertInto("inventaire")
    .values(
      stock.map((line, index) => {
        const [nom, categorie, sous_categorie, quantite, quantite_max, unite, expireDans, espace, prix, ordering] =
          line;
        return {
          ...common,
          id: id(`${family}a`, index),
          nom,
          description: null,
          categorie,
          sous_categorie,
          quantite,
          quantite_max,
          unite,
          date_achat: addDays(today, -(7 + (index % 60))),
          date_peremption: expireDans === null ? null : addDays(today, expireDans),
          prix_unitaire: prix ?? null,
          espace_stockage_id: placeOf(espace),
          reference: ordering?.reference ?? null,
          numero_fabricant: ordering?.numero_fabricant ?? null,
        };
      }),
    )
    .execute();
}
