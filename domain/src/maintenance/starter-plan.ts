import { guessBoatTraits } from "../boats/boat-traits.ts";
import { type Engine, engineIdIn, isOutboard } from "../boats/index.ts";
import { fold } from "../french/index.ts";
import { PLAN_PROPOSALS, PLAN_TRAITS, type PlanProposal, type PlanTrait } from "./plan-lines.ts";
import { type Period, periodOf, RECURRENCES, type Recurrence } from "./recurrence.ts";
import type { Maintenance, NewMaintenance } from "./schema.ts";
import { workCategory } from "./work-category.ts";

/** So many maintenances go in one call. */
export const PLAN_CALL_MOST = 50;

/** A work of the plan, without the day on which it is first due. */
export type PlanItem = Required<
  Pick<
    NewMaintenance,
    | "titre"
    | "categorie"
    | "recurrence"
    | "recurrence_mois"
    | "recurrence_heures"
    | "a_date_fixe"
    | "moteur_id"
    | "description"
  >
>;

type PlanEngine = Pick<Engine, "id" | "bateau_id" | "nom" | "type">;

const SAILDRIVE = /\bsail[- ]?drive|\bsd ?\d{2}\b|\b1[2-5]0 ?s\b/;
/** From here on a boat is made to leave the coast: it has a raft and a beacon. */
const OFFSHORE_METRES = 9;

/** A first guess of engine and rig, for the owner to correct. */
export function guessPlanTraits(...of: Parameters<typeof guessBoatTraits>): PlanTrait[] {
  const [boat] = of;
  const traits: readonly string[] = guessBoatTraits(...of);
  return PLAN_TRAITS.filter((trait) => {
    if (trait === "saildrive") return SAILDRIVE.test(fold(boat.moteur));
    if (trait === "large") return traits.includes("voiles") && boat.longueur >= OFFSHORE_METRES;
    return traits.includes(trait);
  });
}

const isFor = ({ for: needs = [], without }: PlanProposal, traits: readonly PlanTrait[]) =>
  needs.every((trait) => traits.includes(trait)) && !(without && traits.includes(without));

/** The engines of a kind; all of them where none says that it is of it, for the owner knows better. */
function enginesOfKind(kind: PlanProposal["engine"], engines: readonly PlanEngine[]): readonly PlanEngine[] {
  const own = engines.filter(({ type }) => isOutboard(type) === (kind === "hors-bord"));
  return own.length > 0 ? own : engines;
}

/** The usual upkeep of a boat with this engine and rig; what is about an engine once for each. */
export function starterPlan(traits: readonly PlanTrait[], engines: readonly PlanEngine[]): PlanItem[] {
  const proposals = PLAN_PROPOSALS.filter((one) => isFor(one, traits));
  return proposals.flatMap((one) => {
    if (!one.engine) return [itemOf(one, null)];
    return enginesOfKind(one.engine, engines).map((engine) => itemOf(one, engineIdIn(engine)));
  });
}

function itemOf(proposal: PlanProposal, moteur_id: string | null): PlanItem {
  const { titre, recurrence_mois, recurrence_heures, printed = false, description } = proposal;
  const period = { recurrence_mois, recurrence_heures };
  return {
    titre,
    categorie: workCategory(titre),
    recurrence: recurrenceNamed(period),
    ...period,
    a_date_fixe: printed,
    moteur_id,
    description,
  };
}

/** Whether a boat has this work to do already, by whatever accents it is called. */
export function isPlanned(
  item: Pick<PlanItem, "titre" | "moteur_id">,
  works: readonly Pick<Maintenance, "titre" | "moteur_id" | "statut">[],
): boolean {
  const titre = fold(item.titre);
  return works.some(
    (work) => work.statut !== "Terminée" && work.moteur_id === item.moteur_id && fold(work.titre) === titre,
  );
}

/** The recurrence whose name says this period, or 'Autre'. */
function recurrenceNamed({ recurrence_mois, recurrence_heures }: Period): Recurrence {
  const says = (recurrence: Recurrence) => {
    const named = periodOf({ recurrence });
    return named.recurrence_mois === recurrence_mois && named.recurrence_heures === recurrence_heures;
  };
  return RECURRENCES.find((recurrence) => recurrence !== "Autre" && says(recurrence)) ?? "Autre";
}

/** A plan in as many calls as it takes. */
export function inPlanCalls<Line>(lines: readonly Line[]): Line[][] {
  const calls = Math.ceil(lines.length / PLAN_CALL_MOST);
  return Array.from({ length: calls }, (_, n) => lines.slice(n * PLAN_CALL_MOST, (n + 1) * PLAN_CALL_MOST));
}
