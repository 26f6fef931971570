import { frenchNumber, plural } from "../french/index.ts";
import type { Activity, ActivityKind } from "./schema.ts";

type Told = Pick<Activity, "objet" | "nombre">;

const counted = (nombre: number, thing: string, done: string) =>
  `${frenchNumber(nombre)} ${plural(nombre, thing)} ${plural(nombre, done)}`;

const SENTENCES: Record<ActivityKind, (told: Told) => string> = {
  maintenance: ({ objet }) => `Maintenance terminée\u00a0: ${objet}`,
  stock: ({ nombre }) => `Stock compté\u00a0: ${counted(nombre, "article", "modifié")}`,
  articles: ({ objet, nombre }) =>
    nombre === 1 ? `Article ajouté\u00a0: ${objet}` : `Articles ajoutés\u00a0: ${frenchNumber(nombre)}`,
  checklist: ({ objet }) => `Checklist terminée\u00a0: ${objet}`,
  heures: ({ objet }) => `Heures moteur relevées\u00a0: ${objet}`,
  liste: ({ objet }) => `Liste d’avitaillement créée\u00a0: ${objet}`,
  papier: ({ objet }) => `Papier ajouté\u00a0: ${objet}`,
  papier_renouvele: ({ objet }) => `Papier renouvelé\u00a0: ${objet}`,
  arrivee: () => "A rejoint l’équipage",
  depart: () => "A quitté l’équipage",
  cession: () => "A reçu le bateau",
};

/** What was done, as one reads it beside who did it. */
export const activitySentence = ({ action, objet, nombre }: Pick<Activity, "action"> & Told): string =>
  SENTENCES[action]({ objet, nombre });
