import { z } from "zod";
import type { BoatTrait } from "../boats/index.ts";
import { boundedArray, uuid } from "../fields/index.ts";
import { fold } from "../french/index.ts";
import { requiredEquipment, type Zone } from "../safety/index.ts";
import { FIRST_SPACES, type FirstSpace, type Layout } from "./first-spaces.ts";
import { type Article, newArticle } from "./schema.ts";
import { newStorageSpace, type StorageSpace } from "./storage-space.ts";

/** Spaces and articles of one boat, written together or not at all. */
export const firstInventory = z
  .strictObject({
    bateau_id: uuid,
    espaces: boundedArray(newStorageSpace.omit({ bateau_id: true, parent_id: true }), { most: 40 }),
    articles: boundedArray(newArticle.omit({ bateau_id: true }), { most: 100 }),
  })
  .refine(({ espaces, articles }) => espaces.length + articles.length > 0, {
    message: "Choisissez au moins un espace ou un article.",
  });
export type FirstInventory = z.infer<typeof firstInventory>;

export interface FirstArticle {
  id: string;
  nom: string;
  categorie: string;
  sous_categorie: string;
  description: string;
  quantite: number;
  /** Its printed date is worth a field. */
  expires: boolean;
  /** On deck at hand, or where it stays dry. */
  place: NonNullable<FirstSpace["holds"]>;
  /** The boat has one of this name already. */
  isAboard: boolean;
}
export type ProposedSpace = FirstSpace & { isAboard: boolean };

type Shelf = readonly [categorie: string, sous_categorie: string, place: FirstArticle["place"]];
const onDeck: Shelf = ["Sécurité", "Gilets et harnais", "pont"];
const signals: Shelf = ["Sécurité", "Signalisation", "abri"];
const navigation: Shelf = ["Équipements", "Navigation", "abri"];
const ropes: Shelf = ["Équipements", "Mouillage et amarrage", "pont"];
const radio: Shelf = ["Sécurité", "Communication", "abri"];

/** In which of the built-in categories each thing belongs, and where it lies. */
const SHELVES: Record<string, Shelf> = {
  "gilets-50": onDeck,
  "gilets-100": onDeck,
  "gilets-150": onDeck,
  harnais: onDeck,
  bouee: ["Sécurité", "Survie", "pont"],
  radeau: ["Sécurité", "Survie", "pont"],
  assechement: ["Sécurité", "Survie", "pont"],
  balise: ["Sécurité", "Survie", "abri"],
  "coupe-circuit": ["Sécurité", "Survie", "abri"],
  incendie: ["Sécurité", "Incendie", "abri"],
  secours: ["Sécurité", "Premiers secours", "abri"],
  lampe: signals,
  "feux-a-main": signals,
  projecteur: signals,
  pavillon: signals,
  "vhf-fixe": radio,
  "vhf-portable": radio,
  meteo: radio,
  remorquage: ropes,
  mouillage: ropes,
};

interface FirstOuting {
  layout: Layout;
  zone: Zone;
  personnes: number;
  isOutboard: boolean;
}

/** What is there already, by its name. */
interface Aboard {
  espaces: readonly Pick<StorageSpace, "nom">[];
  articles: readonly Pick<Article, "nom">[];
}

/** What a boat's first inventory could hold: where one stows, and what the Division 240 asks for there. */
export function proposeInventory({ layout, zone, personnes, isOutboard }: FirstOuting, aboard: Aboard) {
  const traits: BoatTrait[] = [];
  if (layout === "voilier" || layout === "catamaran") traits.push("voiles");
  if (isOutboard) traits.push("hors-bord");
  const [spaceNames, articleNames] = [namesOf(aboard.espaces), namesOf(aboard.articles)];
  return {
    espaces: FIRST_SPACES[layout].map(
      (space): ProposedSpace => ({ ...space, isAboard: spaceNames.has(fold(space.nom)) }),
    ),
    articles: requiredEquipment({ zone, personnes, traits }).map(
      ({ id, nom, note, quantite, expires }): FirstArticle => {
        const [categorie, sous_categorie, place] = SHELVES[id] ?? navigation;
        const isAboard = articleNames.has(fold(nom));
        return { id, nom, categorie, sous_categorie, description: note, quantite, expires, place, isAboard };
      },
    ),
  };
}

const namesOf = (rows: readonly { nom: string }[]) => new Set(rows.map(({ nom }) => fold(nom)));
