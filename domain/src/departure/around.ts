import { isForeign } from "../boats/index.ts";
import { isComplete, progressOf } from "../checklists/index.ts";
import { addDays, type Day, dayIn, daysBetween } from "../days/index.ts";
import { counted, fold, frenchDay } from "../french/index.ts";
import { DIVISION_240, isWithin, RECOMMENDED, sourceWords } from "../safety/index.ts";
import { CLOSE_DAYS, type Looks } from "./check.ts";
import { overWords } from "./over-words.ts";
import type { Reason } from "./reason.ts";
import { faultIn, isRecognised } from "./recognise.ts";
import type { DepartureArticle, DepartureRows } from "./rows.ts";
import { returnDay, type Trip, type TripToday } from "./trip.ts";

/** What goes bad before one is back, beside what the equipment has said already. Food is used up on the way, or thrown away. */
export function judgeExpiries({ articles }: DepartureRows, trip: TripToday, told: ReadonlySet<string>): Reason[] {
  const back = returnDay(trip);
  return articles.flatMap(({ id, nom, categorie, quantite, date_peremption }) => {
    if (quantite <= 0 || date_peremption === null || date_peremption > back || told.has(id)) return [];
    return [
      {
        id: `peremption:${id}`,
        poids: categorie === "Alimentation" ? ("note" as const) : ("verifie" as const),
        sujet: "peremption" as const,
        titre: `${nom}\u00a0: ${overWords(date_peremption, trip)}`,
        pourquoi: `Votre retour est prévu le ${frenchDay(back)}.`,
        remede: { geste: "voir-article", article_id: id } as const,
      },
    ];
  });
}

/** Whether the Départ checklist has been gone through. */
export function judgeChecklist({ checklists, taches }: DepartureRows, trip: Trip, looks: Looks): Reason[] {
  const lists = checklists.filter(({ type }) => type === "Départ");
  const common = { sujet: "checklist", poids: "verifie" } as const;
  if (lists.length === 0) {
    if (looks("checklist") !== undefined) return [];
    const pourquoi = "Une checklist «\u00a0Départ\u00a0» évite d’oublier une vanne ou le plan laissé à terre.";
    const titre = "Pas de checklist «\u00a0Départ\u00a0» pour ce bateau";
    return [{ ...common, id: "checklist", titre, pourquoi, remede: { geste: "creer-checklist" }, regle: "checklist" }];
  }
  return lists.flatMap(({ id, nom }) => {
    const own = taches.filter(({ checklist_id }) => checklist_id === id);
    const progress = progressOf(own);
    const remede = { geste: "voir-checklist", checklist_id: id } as const;
    if (isComplete(progress)) {
      const early = own
        .map(({ tache, updated_at }) => ({ tache, day: dayIn(new Date(updated_at)) }))
        .filter(({ day }) => daysBetween(day, trip.depart) > CLOSE_DAYS)
        .sort((a, b) => (a.day < b.day ? -1 : 1));
      const [oldest] = early;
      // why: ticked for the last departure, it says nothing of this one.
      if (!oldest) return [];
      const titre = `Checklist «\u00a0${nom}\u00a0»\u00a0: ${tickedWords(early.length, own.length, oldest)}`;
      const named = early.map(({ tache, day }) => `«\u00a0${tache}\u00a0» le ${frenchDay(day)}`);
      const told = named.slice(0, NAMED_MOST).join(", ");
      const more = named.length > NAMED_MOST ? ` et ${counted(named.length - NAMED_MOST, "autre")}` : "";
      const pourquoi = `Elle se parcourt pour chaque départ, au plus tôt ${CLOSE_DAYS}\u00a0jours avant\u00a0: réinitialisez-la et refaites-la. Cochées trop tôt\u00a0: ${told}${more}. Une tâche annotée ou déplacée depuis passe pour cochée ce jour-là.`;
      return [{ ...common, id: `checklist:${id}`, titre, pourquoi, remede }];
    }
    const faults = own.filter(({ etat, maintenance_id }) => !etat && maintenance_id !== null);
    const titre = `Checklist «\u00a0${nom}\u00a0»\u00a0: ${progress.done} sur ${progress.total}`;
    const found = faults.map(({ tache }) => `«\u00a0${tache}\u00a0»`).join(", ");
    const pourquoi =
      faults.length > 0 ? `Un problème y est signalé\u00a0: ${found}.` : "Toutes ses tâches ne sont pas cochées.";
    return [{ ...common, id: `checklist:${id}`, titre, pourquoi, remede }];
  });
}

/** Of tasks that were ticked too early, so many are named. */
const NAMED_MOST = 5;

/** Which tasks are old: all of them, one that is named, or how many. */
function tickedWords(early: number, all: number, oldest: { tache: string; day: Day }): string {
  const day = frenchDay(oldest.day);
  if (early === all) return `cochée le ${day}`;
  if (early === 1) return `«\u00a0${oldest.tache}\u00a0» cochée le ${day}`;
  return `${counted(early, "tâche cochée", "tâches cochées")} trop tôt, la première le ${day}`;
}

/** The lamps of the dark: batteries that are aboard and good, or somebody who has tried them. */
export function judgeBatteries({ articles }: DepartureRows, trip: Trip, looks: Looks): Reason[] {
  const back = returnDay(trip);
  const hasSpare = articles.some(
    ({ nom, quantite, date_peremption }) =>
      /^piles?\b/.test(fold(nom)) &&
      !faultIn({ nom }, "piles", back) &&
      quantite > 0 &&
      (date_peremption === null || date_peremption > back),
  );
  if (hasSpare || looks("piles") !== undefined) return [];
  return [
    {
      id: "equipement:piles",
      poids: "verifie",
      sujet: "equipement",
      titre: "Piles des lampes à vérifier",
      pourquoi: "Le moyen lumineux doit tenir 6 heures\u00a0: essayez les lampes, ou emportez des piles.",
      remede: { geste: "ajouter-aux-courses", nom: "Piles", quantite: 1 },
      regle: "piles",
    },
  ];
}

/** The skipper looks at weather and sea himself, on the eve and on the day: what he sees today says nothing of next month. */
export function judgeWeather({ meteo_vue, depart }: Pick<Trip, "meteo_vue" | "depart">, today: Day): Reason[] {
  const isTooEarly = depart > addDays(today, 1);
  if (meteo_vue && !isTooEarly) return [];
  return [
    {
      id: "meteo",
      poids: "verifie",
      sujet: "meteo",
      titre: isTooEarly
        ? "Météo et état de la mer à regarder la veille et le jour"
        : "Météo et état de la mer à regarder",
      pourquoi: "Bosco ne connaît ni le vent ni la mer\u00a0: c’est au chef de bord de les regarder avant de partir.",
      remede: { geste: "completer-trajet" },
    },
  ];
}

/** What the text recommends and does not ask for: good to know, and changes no verdict. */
export function judgeAdvice({ articles }: DepartureRows, trip: Trip): Reason[] {
  const back = returnDay(trip);
  const isGood = (one: DepartureArticle, id: string) =>
    one.quantite > 0 && isRecognised(one, id) && !faultIn(one, id, back);
  return RECOMMENDED.filter(
    ({ id, from }) => isWithin(from, trip.zone) && !articles.some((one) => isGood(one, id)),
  ).map(({ id, nom, note }) => ({
    id: `conseil:${id}`,
    poids: "note",
    sujet: "equipement",
    titre: `${nom}\u00a0: recommandé dans cette zone`,
    pourquoi: `${note} ${sourceWords(DIVISION_240)}.`,
    remede: { geste: "ajouter-aux-courses", nom, quantite: 1 },
  }));
}

const LONGEST_METRES = 24;

/** Where other rules than ours may hold: another flag, a hull longer than the text is for. */
export function judgeRules({ bateau }: DepartureRows, looks: Looks): Reason[] {
  const { pavillon, longueur } = bateau;
  const source = sourceWords(DIVISION_240);
  const said: { regle: string; titre: string; pourquoi: string }[] = [];
  if (isForeign(pavillon)) {
    const titre =
      pavillon === "Autre"
        ? "Pavillon étranger\u00a0: d’autres règles peuvent valoir"
        : `Pavillon ${pavillon}\u00a0: d’autres règles peuvent valoir`;
    said.push({
      regle: "pavillon-etranger",
      titre,
      pourquoi: `Nous jugeons d’après la ${source}, qui vaut pour les navires français.`,
    });
  }
  if (longueur > LONGEST_METRES) {
    said.push({
      regle: "longueur",
      titre: "Plus de 24\u00a0m\u00a0: d’autres règles valent",
      pourquoi: `La ${source} vaut jusqu’à 24\u00a0m.`,
    });
  }
  const unsaid: Reason[] =
    pavillon === null
      ? [
          {
            id: "regles:pavillon-inconnu",
            poids: "note",
            sujet: "regles",
            titre: "Pavillon du bateau non indiqué",
            pourquoi: `Nous jugeons comme pour un navire français, d’après la ${source}.`,
            remede: { geste: "completer-bateau" },
          },
        ]
      : [];
  const foreign = said.flatMap(({ regle, ...words }) =>
    looks(regle) === undefined
      ? [
          {
            id: `regles:${regle}`,
            poids: "verifie" as const,
            sujet: "regles" as const,
            ...words,
            remede: { geste: "verifier" } as const,
            regle,
          },
        ]
      : [],
  );
  return [...foreign, ...unsaid];
}
