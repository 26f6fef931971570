import { nameAboard } from "../account/index.ts";
import { mayDo } from "./roles.ts";
import type { MaybeAnothers, Shares } from "./schema.ts";

/** Somebody aboard, as the crew knows him. */
export interface Shipmate {
  id: string;
  nom: string;
}

/** A share names whoever has given no name by his e-mail. */
const known = ({ id, nom }: { id: string | null; nom: string }): Shipmate[] =>
  id === null ? [] : [{ id, nom: nameAboard({ prenom: "", nom: "", email: nom }) }];

type Aboard = { id: string } & MaybeAnothers;
type Read = Pick<Shares, "donnes" | "recus"> | undefined;

/** Who of those aboard a boat the reader knows, himself first: on his own boat all of its crew, on another's its owner. */
export function knownAboard(boat: Aboard, reader: Shipmate, shares: Read): Shipmate[] {
  const others = boat.proprietaire_id
    ? shares?.recus.filter(({ bateau_id }) => bateau_id === boat.id).flatMap(({ proprietaire }) => known(proprietaire))
    : shares?.donnes
        .filter(({ bateau_id, membre }) => bateau_id === boat.id && membre)
        .flatMap(({ membre }) => (membre ? known(membre) : []));
  return [reader, ...(others ?? [])];
}

/** To whom of them work is given: whoever may finish it. */
export function workersAboard(boat: Aboard, reader: Shipmate, shares: Read): Shipmate[] {
  const donnes = shares?.donnes.filter(({ role }) => mayDo(role, "maintenance.status")) ?? [];
  return knownAboard(boat, reader, shares && { ...shares, donnes });
}
