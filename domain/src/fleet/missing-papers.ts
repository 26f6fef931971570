import { type Boat, isForeign } from "../boats/index.ts";
import type { MaybeAnothers } from "../crew/index.ts";
import type { Paper, PaperType } from "../documents/index.ts";

export interface WantedPaper {
  nom: string;
  /** Any of these will do. */
  types: readonly PaperType[];
}

/**
 * What every boat's papers are looked through for.
 * why these two alone: the first is asked for at any control, and no port takes a boat without the second; whether a boat needs a
 * raft, a radio licence or a gas check depends on what is aboard and where it sails.
 */
export const WANTED_PAPERS: readonly WantedPaper[] = [
  {
    // why all three: since 2022 the first has replaced the others, which stay good.
    nom: "Certificat d’enregistrement, ou carte de circulation ou acte de francisation",
    types: ["Carte de circulation", "Acte de francisation"],
  },
  { nom: "Assurance", types: ["Assurance"] },
];

/** How papers that are French alone are called on a boat of another flag. */
const NEUTRAL: ReadonlyMap<PaperType | undefined, string> = new Map([
  ["Carte de circulation", "Titre de nationalité ou d’immatriculation"],
]);

/** What one boat has no paper of; one that has expired is there, and is said to have expired. */
export const missingPapers = (
  ofBoat: readonly Pick<Paper, "type">[],
  pavillon: Boat["pavillon"] = null,
): WantedPaper[] =>
  WANTED_PAPERS.filter(({ types }) => !ofBoat.some(({ type }) => types.includes(type))).map((wanted) => ({
    ...wanted,
    nom: (isForeign(pavillon) && NEUTRAL.get(wanted.types[0])) || wanted.nom,
  }));

type OwnedBoat = { id: string; pavillon?: Boat["pavillon"] } & MaybeAnothers;

export interface KeptPapers<B extends OwnedBoat> {
  /** All that one may see, of one's own and of others. */
  boats: readonly B[];
  papers: readonly Pick<Paper, "bateau_id">[];
  /** Whether the reader may add a paper to a boat. */
  mayAdd: (boat: B) => boolean;
}

/**
 * The boats of which a missing paper is said, by their ids: those that the reader may add one to, of an owner who keeps papers here.
 * why not of the others: whoever keeps them elsewhere must not hear of it on every boat, and whoever only looks can't mend it.
 */
export function boatsAskedForPapers<B extends OwnedBoat>({ boats, papers, mayAdd }: KeptPapers<B>): Set<string> {
  const owners = new Map(boats.map(({ id, proprietaire_id }) => [id, proprietaire_id]));
  const seen = papers.filter(({ bateau_id }) => owners.has(bateau_id));
  const keepers = new Set(seen.map(({ bateau_id }) => owners.get(bateau_id)));
  return new Set(boats.filter((boat) => keepers.has(boat.proprietaire_id) && mayAdd(boat)).map(({ id }) => id));
}

interface AllPapers<B extends OwnedBoat> extends KeptPapers<B> {
  papers: readonly Pick<Paper, "type" | "bateau_id">[];
}

/** What is missing on one boat, among the papers of all. */
export const missingOn = <B extends OwnedBoat>(boatId: string, all: AllPapers<B>): WantedPaper[] =>
  boatsAskedForPapers(all).has(boatId)
    ? missingPapers(
        all.papers.filter(({ bateau_id }) => bateau_id === boatId),
        all.boats.find(({ id }) => id === boatId)?.pavillon,
      )
    : [];
