/** What a question about one's own boats asks for. `subject` is what it names, as it was typed; "" when it names nothing. */
export type Intent =
  | { about: "prochaines-maintenances" }
  | { about: "maintenances-en-retard" }
  /** The last time something was done, or the next time it is due: 'quand ai-je fait la vidange', 'quand refaire l’antifouling'. */
  | { about: "maintenance"; subject: string }
  | { about: "depenses" }
  /** What is short aboard: below its target, or gone. */
  | { about: "manques" }
  | { about: "peremptions" }
  | { about: "ou-est"; subject: string }
  | { about: "combien-de"; subject: string }
  | { about: "heures-moteur" }
  /** A fact of the boat itself: length, draught, tank capacities, engine, registration, MMSI, home port… */
  | { about: "bateau"; subject: string }
  | { about: "checklists" }
  | { about: "avitaillement" };
