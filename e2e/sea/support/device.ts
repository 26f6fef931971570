import { derivedId } from "@bosco/domain";
import { type Engine, isFirstEngine } from "@bosco/domain/boats";
import type { Visitor } from "../../../server/tests/visitor.ts";
import type { CallPath, Write } from "../../../web/src/data/commands.ts";
import type { Effect, Made } from "../../../web/src/data/effects/effect.ts";
import { EFFECTS } from "../../../web/src/data/effects/index.ts";
import { listsOver } from "../../../web/src/data/effects/test-lists.ts";

/** What a device holds of its user's, by table. */
export type Reads = Record<string, unknown>;

const LISTS = [
  "bateaux",
  "moteurs",
  "releves_heures",
  "maintenances",
  "inventaire",
  "pieces",
  "categories",
  "sous_categories",
  "espaces_stockage",
  "listes_avitaillement",
  "checklists_nouvelles",
  "taches",
  "documents",
  "departs",
  "controles_depart",
  "questions_assistant",
  "assistant_usage",
  "profils_utilisateur",
  "partages",
];

/** Reads everything that somebody sees. */
export async function readAll(who: Visitor): Promise<Reads> {
  const replies = await Promise.all(LISTS.map((table) => who.get(`/api/${table}`)));
  const reads: Reads = Object.fromEntries(LISTS.map((table, place) => [table, replies[place]?.body]));
  // why: a boat's first engine is kept with its boat.
  reads.moteurs = (reads.moteurs as Engine[]).filter((engine) => !isFirstEngine(engine));
  const checklists = reads.checklists_nouvelles as { id: string }[];
  const runs = await Promise.all(checklists.map(({ id }) => who.get(`/api/passages_checklist?checklist_id=${id}`)));
  return { ...reads, passages_checklist: runs.flatMap(({ body }) => body) };
}

/** A write as a device keeps it without a network. */
export function keptAtSea(reads: Reads, write: Write): Write {
  const effect = EFFECTS[write.call] as Effect<CallPath> | undefined;
  return { ...write, input: effect?.pin?.(write.input, listsOver(reads)) ?? write.input };
}

/** What a write makes of what a device holds, and what it probably answers. */
export function applied(reads: Reads, write: Write & Pick<Made, "local">, at = new Date().toISOString()) {
  const { operationId, call, input, local } = write;
  const after = structuredClone(reads);
  const made: Made = { operationId, at, local, newId: (n) => derivedId(operationId, n) };
  const effect = EFFECTS[call] as Effect<CallPath> | undefined;
  const answer: unknown = effect?.apply(listsOver(after), input, made);
  return { after, answer };
}
