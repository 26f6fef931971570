import { counted, frenchDay, frenchHours } from "../french/index.ts";
import type { RemindedKind, Reminder } from "./schema.ts";

const NAMES: Record<RemindedKind, [one: string, many: string]> = {
  maintenance: ["entretien", "entretiens"],
  article: ["article", "articles"],
  document: ["papier", "papiers"],
};
const KINDS = Object.keys(NAMES) as RemindedKind[];

/** « 2 entretiens et 1 papier demandent votre attention »: all that a lock screen shows, no name and no place. */
export function attentionSentence(reminders: readonly Pick<Reminder, "genre">[]): string {
  const counts = KINDS.map((kind) => [kind, reminders.filter(({ genre }) => genre === kind).length] as const);
  const parts = counts.filter(([, count]) => count > 0).map(([kind, count]) => counted(count, ...NAMES[kind]));
  if (parts.length === 0) return "Rien ne demande votre attention";
  const last = parts.pop();
  const list = parts.length > 0 ? `${parts.join(", ")} et ${last}` : last;
  return `${list} ${reminders.length > 1 ? "demandent" : "demande"} votre attention`;
}

type Said = Pick<Reminder, "genre" | "etat" | "date" | "heures_restantes">;

/** « en retard depuis le 12/03/2026 », « dans 8 h moteur », « expire le 01/12/2026 » */
export function reminderWhen({ genre, etat, date, heures_restantes }: Said): string {
  if (genre !== "maintenance" && date !== null) {
    const over = genre === "article" ? "périmé" : "expiré";
    return `${etat === "dépassé" ? over : "expire"} le ${frenchDay(date)}`;
  }
  if (heures_restantes !== null) return engineWords(heures_restantes);
  if (date === null) return etat === "dépassé" ? "en retard" : "à faire bientôt";
  return etat === "dépassé" ? `en retard depuis le ${frenchDay(date)}` : `à faire le ${frenchDay(date)}`;
}

function engineWords(left: number): string {
  if (left > 0) return `dans ${frenchHours(left)} moteur`;
  return left < 0 ? `dépassé de ${frenchHours(-left)} moteur` : "heures moteur atteintes";
}

const PAGES: Record<RemindedKind, string> = {
  maintenance: "/maintenance",
  article: "/inventory",
  document: "/papiers",
};

/** The page that shows them: of one boat and one kind, that boat's; else the one that shows all there is to do. */
export function reminderPage(reminders: readonly Pick<Reminder, "genre" | "bateau_id">[]): string {
  const [first] = reminders;
  const page = first && PAGES[first.genre];
  if (!page || reminders.some((one) => one.genre !== first.genre || one.bateau_id !== first.bateau_id))
    return "/dashboard";
  return `${page}?bateau=${first.bateau_id}`;
}
