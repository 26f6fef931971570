import type { BoatRight } from "@bosco/domain/crew";
import type { Remedy } from "@bosco/domain/departure";
import { boatAddress } from "../../fleet/boat-address.ts";

/** What one must be allowed aboard; whoever sees a boat may look at all of it. */
const RIGHTS: Partial<Record<Remedy["geste"], BoatRight>> = {
  "ajouter-aux-courses": "lists.write",
  "relever-heures": "boat.hours",
  "ajouter-papier": "documents.edit",
  "creer-checklist": "checklists.edit",
  avitailler: "lists.write",
  "completer-bateau": "boat.edit",
};

export function mayMend({ geste }: Remedy, may: (right: BoatRight) => boolean): boolean {
  const right = RIGHTS[geste];
  return right === undefined || may(right);
}

/** Where a remedy leads, and how it is called; those without an address happen on this page. */
export function remedyLink(remedy: Remedy, boatId: string): { label: string; to: string } | undefined {
  switch (remedy.geste) {
    case "voir-article":
      return { label: "Voir l’article", to: boatAddress("/inventory", boatId, { article: remedy.article_id }) };
    case "voir-entretien":
      return {
        label: "Voir l’entretien",
        to: boatAddress("/maintenance", boatId, { maintenance: remedy.maintenance_id }),
      };
    case "relever-heures":
      return { label: "Relever les heures", to: boatAddress("/dashboard", boatId, { releve: remedy.moteur_id }) };
    case "voir-papier":
      return { label: "Voir le papier", to: boatAddress("/papiers", boatId, { papier: remedy.document_id }) };
    case "ajouter-papier":
      return {
        label: "Ajouter le papier",
        to: boatAddress("/papiers", boatId, { ajouter: "1", type: remedy.type }),
      };
    case "voir-checklist":
      return {
        label: "Ouvrir la checklist",
        to: boatAddress("/checklists", boatId, { checklist: remedy.checklist_id }),
      };
    case "creer-checklist":
      return { label: "Créer la checklist", to: boatAddress("/checklists", boatId, { onglet: "creer" }) };
    case "voir-liste":
      return {
        label: "Voir la liste",
        to: boatAddress("/inventory", boatId, { onglet: "avitaillement", liste: remedy.liste_id }),
      };
    case "avitailler":
      return {
        label: "Générer l’avitaillement",
        to: boatAddress("/inventory", boatId, {
          onglet: "avitaillement",
          jours: String(remedy.jours),
          personnes: String(remedy.personnes),
        }),
      };
    case "completer-bateau":
      return { label: "Compléter le bateau", to: boatAddress("/mes-bateaux", boatId, { modifier: boatId }) };
    default:
      return undefined;
  }
}
