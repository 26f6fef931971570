/** How heavy a reason is: it keeps one ashore, it is to be looked at, or it is good to know and changes no verdict. */
export const WEIGHTS = ["bloque", "verifie", "note"] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What reasons are about, in the order in which they are read among reasons of one weight. */
export const SUBJECTS = [
  "equipement",
  "entretien",
  "papiers",
  "eau",
  "carburant",
  "vivres",
  "peremption",
  "checklist",
  "meteo",
  "regles",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The one press that mends it. */
export type Remedy =
  | { geste: "voir-article"; article_id: string }
  | { geste: "ajouter-aux-courses"; nom: string; quantite: number }
  | { geste: "voir-entretien"; maintenance_id: string }
  | { geste: "relever-heures"; moteur_id: string }
  | { geste: "voir-papier"; document_id: string }
  | { geste: "ajouter-papier"; type: string }
  | { geste: "voir-checklist"; checklist_id: string }
  | { geste: "creer-checklist" }
  | { geste: "voir-liste"; liste_id: string }
  | { geste: "avitailler"; jours: number; personnes: number }
  | { geste: "completer-trajet" }
  | { geste: "completer-bateau" }
  | { geste: "verifier" };

export interface Reason {
  /** The same for the same thing, whatever else is wrong: « equipement:radeau ». */
  id: string;
  poids: Weight;
  sujet: Subject;
  titre: string;
  /** Answers « Pourquoi ? ». */
  pourquoi: string;
  remede: Remedy;
  /** The rule it is about, under which a person may say 'I have looked' or which article it is. */
  regle?: string;
  /** What is written down says so: a look changes nothing, only mending it does. */
  connu?: true;
}
