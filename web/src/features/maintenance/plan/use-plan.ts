import { type Boat, type Engine, engineOf, type HullKind } from "@bosco/domain/boats";
import {
  engineNamed,
  firstDue,
  guessPlanTraits,
  isLate,
  isPlanned,
  type LastTime,
  type Maintenance,
  type MomentOf,
  NEVER,
  type PlanItem,
  starterPlan,
} from "@bosco/domain/maintenance";
import { useMemo, useState } from "react";
import { useEngines } from "../../../fleet/engines.ts";

type Due = ReturnType<typeof firstDue>;

/** A work of the plan as the owner has it: what he has changed of it, when it was done last, and when it is due. */
export interface PlanLine {
  /** What it was proposed as, and for which engine. */
  key: string;
  /** What its engine is called, where there are several. */
  engine: string | undefined;
  /** The boat has it to do already. */
  isThere: boolean;
  item: PlanItem;
  checked: boolean;
  /** Not as it was proposed. */
  isChanged: boolean;
  last: LastTime;
  due: Due;
  isLate: boolean;
  /** The hours of its engine. */
  heures_moteur: number;
}

/** What an owner says of a line. `due` by hand stands above what the last time comes to. */
export interface LineEdit {
  titre?: string;
  description?: string;
  checked?: boolean;
  last?: LastTime;
  due?: Due | undefined;
}

/** What a plan is proposed from. */
export interface PlanOf {
  boat: Boat;
  /** What its owner says that it is. */
  kind?: HullKind | undefined;
  momentOf: MomentOf;
  /** All maintenances of one's own boats: the plan counts them. */
  own: readonly Maintenance[];
  /** Those of this boat, whosever it is. */
  works: readonly Maintenance[];
}

interface Hours {
  engine: Engine;
  /** As the owner says now; NaN for what is no number. */
  said: number;
}

/** The plan of a boat: its lines as they follow from its equipment, its engines' hours and what the owner says of each. */
export function usePlan({ boat, kind, momentOf, works }: PlanOf, places: number) {
  // why as they were: lines that are being added take the places, and stay ticked.
  const [{ free, known }] = useState({ free: places, known: works });
  const engines = useEngines(useMemo(() => [boat], [boat]));
  const [guessed] = useState(() => guessPlanTraits(boat, kind));
  const [traits, setTraits] = useState(guessed);
  const [said, setSaid] = useState<Record<string, number>>({});
  const [edits, setEdits] = useState<Record<string, LineEdit>>({});

  const hours: Hours[] = engines.map((engine) => ({ engine, said: said[engine.id] ?? engine.heures }));
  const annee = boat.annee_construction ?? boat.annee;
  let offered = 0;
  const lines = starterPlan(traits, engines).map((proposed): PlanLine => {
    const key = `${proposed.titre} ${proposed.moteur_id}`;
    const isThere = isPlanned(proposed, known);
    if (!isThere) offered += 1;
    const { titre = proposed.titre, description = proposed.description, ...edit } = edits[key] ?? {};
    const isUsual = !isThere && offered <= free;
    const { checked = isUsual, last = NEVER } = edit;
    const item = { ...proposed, titre, description };
    const isReworded = titre !== proposed.titre || description !== proposed.description;
    const isDated = last.day !== null || last.heures !== null || edit.due !== undefined;
    const isChanged = checked !== isUsual || isReworded || isDated;
    const work = { bateau_id: boat.id, moteur_id: item.moteur_id };
    const meter = hours.find(({ engine }) => engine.id === engineOf(work));
    const heures_moteur = meter?.said || 0;
    const { readings, ...now } = momentOf(work);
    // why without readings: a meter that is put right here tells no rate from what it showed before.
    const rate = meter && meter.said !== meter.engine.heures ? {} : { readings };
    const moment = { ...now, ...rate, heures_moteur, annee };
    const due = edit.due ?? firstDue(item, last, moment);
    const late = isLate({ ...item, ...due, statut: "En attente" }, moment);
    const engine = engineNamed({ ...item, bateau_id: boat.id }, engines)?.nom;
    return { key, engine, isThere, item, checked, isChanged, last, due, isLate: late, heures_moteur };
  });

  return {
    lines,
    traits,
    setTraits,
    areTraitsChanged: traits.length !== guessed.length || traits.some((trait) => !guessed.includes(trait)),
    hours,
    setHours: (id: string, heures: number) => setSaid((before) => ({ ...before, [id]: heures })),
    edit: (key: string, more: LineEdit) => setEdits((before) => ({ ...before, [key]: { ...before[key], ...more } })),
  };
}

/** Whether what stands in a line's fields can be kept. */
export function isWrongLine({ item, due, last, heures_moteur }: PlanLine): boolean {
  const hasBadHours = [last.heures, due.heures_echeance].some((heures) => heures !== null && !(heures >= 0));
  return item.titre.trim() === "" || due.date_echeance === "" || hasBadHours || isBeyond(last, heures_moteur);
}

/** No engine had more hours when the work was done than it has now. */
export const isBeyond = ({ heures }: LastTime, heures_moteur: number) => heures !== null && heures > heures_moteur;
