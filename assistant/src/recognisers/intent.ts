/** What a question about one's own boats asks for. `subject` is what it names, as it was typed; "" when it names nothing. */
export type Intent =
  | { about: "prochaines-maintenances" }
  | { about: "maintenances-en-retard" }
  /** The last time something was done, or the next time it is due: 'quand ai-je fait la vidange', 'quand refaire l’antifouling'. */
  | { about: "maintenance"; subject: string }
  /** What the upkeep has cost, or one piece of work when `subject` names it. */
  | { about: "depenses"; subject?: string }
  /** What is short aboard: below its target, or gone. */
  | { about: "manques" }
  | { about: "peremptions" }
  | { about: "ou-est"; subject: string }
  | { about: "combien-de"; subject: string }
  /** Whether something is still good: its date. */
  | { about: "validite"; subject: string }
  /** What is stowed in a place. */
  | { about: "contenu"; subject: string }
  /** Aboard which boat something is. */
  | { about: "quel-bateau"; subject: string }
  | { about: "heures-moteur" }
  /** A fact of the boat itself: length, draught, tank capacities, engine, registration, MMSI, home port… */
  | { about: "bateau"; subject: string }
  /** How far the checklists are, or the one that `subject` names. */
  | { about: "checklists"; subject?: string }
  | { about: "avitaillement"; subject?: string }
  /** All that matters before leaving, in a few lines. */
  | { about: "resume" };
