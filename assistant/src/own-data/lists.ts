import type { Answer } from "@bosco/domain/assistant";
import { isComplete, isUnderWay } from "@bosco/domain/checklists";
import { fold } from "@bosco/domain/french";
import { type Aboard, idsOf } from "./aboard.ts";
import { aboard, answerWith, boatTag, count, lines, on, PAGES, plain } from "./wording.ts";

/** Of all, those that carry the name; all when none does, or when none was named. */
function called<Row extends { nom: string }>(rows: readonly Row[], name: string): readonly Row[] {
  const named = rows.filter(({ nom }) => fold(nom) === fold(name));
  return named.length > 0 ? named : rows;
}

export async function checklists(own: Aboard, name = ""): Promise<Answer> {
  const rows = called(await own.rows.checklists(idsOf(own.boats)), name);
  if (rows.length === 0)
    return answerWith(
      [
        `Il n’y a pas encore de checklist ${aboard(own.boats)}.`,
        "La page Checklists propose des modèles : départ, arrivée, nettoyage, hivernage.",
      ],
      PAGES.checklists,
    );
  const state = ({ done, total }: { done: number; total: number }) => {
    const progress = { done, total, percent: 0 };
    if (isComplete(progress)) return "terminée";
    return isUnderWay(progress) ? `en cours, ${done} sur ${total}` : `à faire, ${count(total, "tâche")}`;
  };
  const line = (row: (typeof rows)[number]) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)}, ${row.type} : ${state(row)}`;
  return answerWith(
    [`${count(rows.length, "checklist")} ${aboard(own.boats)} :`, lines(rows.map(line))],
    PAGES.checklists,
  );
}

export async function provisioningLists(own: Aboard, name = ""): Promise<Answer> {
  const rows = called(await own.rows.provisioningLists(idsOf(own.boats)), name);
  if (rows.length === 0)
    return answerWith(
      [
        `Il n’y a pas encore de liste d’avitaillement ${aboard(own.boats)}.`,
        "L’onglet Avitaillement de l’inventaire permet d’en créer une.",
      ],
      PAGES.provisioning,
    );
  const line = (row: (typeof rows)[number]) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${count(row.articles, "article")}, ${count(row.nombre_personnes, "personne")}, ${count(row.nombre_jours, "jour")}, créée ${on(row.created_at.slice(0, 10))}${row.est_favori ? " (favorite)" : ""}`;
  return answerWith(
    [`${count(rows.length, "liste")} d’avitaillement ${aboard(own.boats)} :`, lines(rows.map(line))],
    PAGES.provisioning,
  );
}
