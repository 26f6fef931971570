import type { Engine } from "@bosco/domain/boats";
import { engineNamed, type Maintenance } from "@bosco/domain/maintenance";

type About = Pick<Maintenance, "titre" | "bateau_id" | "moteur_id" | "recurrence_heures" | "categorie">;
type Work = About & Pick<Maintenance, "reference_articles" | "description" | "fait_par">;
type Engines = readonly Pick<Engine, "id" | "bateau_id" | "nom">[];

/** « Vidange »; « Vidange (Moteur tribord) » where the boat has several engines. */
export function workTitle(work: About, engines: Engines): string {
  const engine = engineNamed(work, engines);
  return engine ? `${work.titre} (${engine.nom})` : work.titre;
}

/** Finished work in the log book: what it was, on which engine, with what, and who did it. */
export const workText = (work: Work, engines: Engines): string =>
  [
    workTitle(work, engines),
    work.reference_articles && `Réf. : ${work.reference_articles}`,
    work.description,
    work.fait_par && `Fait par ${work.fait_par}`,
  ]
    .filter(Boolean)
    .join("\n");
