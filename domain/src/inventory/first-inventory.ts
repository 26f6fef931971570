import type { BoatTrait } from "../boats/index.ts";
import { fold } from "../french/index.ts";
import { requiredEquipment, type Zone } from "../safety/index.ts";
import { FIRST_SPACES, type FirstSpace, type Layout } from "./first-spaces.ts";
import type { Article } from "./schema.ts";
import type { StorageSpace } from "./storage-space.ts";

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

/** The space that holds what lies on deck or inside: one that is made along with it, or else one that is there. */
export function placeFor<Id>(
  { place }: Pick<FirstArticle, "place">,
  espaces: readonly Pick<FirstSpace, "nom" | "holds">[],
  { made, aboard }: { made: ReadonlyMap<string, Id>; aboard: readonly { id: Id; nom: string }[] },
): Id | null {
  const space = espaces.find(({ holds }) => holds === place);
  if (!space) return null;
  return made.get(space.nom) ?? aboard.find(({ nom }) => fold(nom) === fold(space.nom))?.id ?? null;
}
