import { frenchNumber, plural } from "../french/index.ts";
import type { Activity, ActivityKind } from "./schema.ts";

type Told = Pick<Activity, "objet" | "nombre">;

const counted = (nombre: number, thing: string, done: string) =>
  `${frenchNumber(nombre)} ${plural(nombre, thing)} ${plural(nombre, done)}`;

const SENTENCES: Record<ActivityKind, (told: Told) => string> = {
  maintenance: ({ objet }) => `Maintenance terminée : ${objet}`,
  stock: ({ nombre }) => `Stock compté : ${counted(nombre, "article", "modifié")}`,
  articles: ({ objet, nombre }) =>
    nombre === 1 ? `Article ajouté : ${objet}` : `Articles ajoutés : ${frenchNumber(nombre)}`,
  checklist: ({ objet }) => `Checklist terminée : ${objet}`,
  heures: ({ objet }) => `Heures moteur relevées : ${objet}`,
  liste: ({ objet }) => `Liste d’avitaillement créée : ${objet}`,
  arrivee: () => "A rejoint l’équipage",
  depart: () => "A quitté l’équipage",
  cession: () => "A reçu le bateau",
};

/** What was done, as one reads it beside who did it. */
export const activitySentence = ({ action, objet, nombre }: Pick<Activity, "action"> & Told): string =>
  SENTENCES[action]({ objet, nombre });
