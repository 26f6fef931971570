import { REQUIREMENTS } from "../safety/index.ts";

/** The children's jackets, wherever one sails: the Division 240 asks for them with the adults'. */
export const CHILD_RULE = "gilets-enfants";

/** What a person may say that he has looked at, beside what the Division 240 asks for. */
const NAMES: Readonly<Record<string, string>> = {
  [CHILD_RULE]: "Gilets de sauvetage enfant 100 N",
  piles: "Piles des lampes",
  eau: "Eau à bord",
  carburant: "Carburant à bord",
  vivres: "Vivres à bord",
  checklist: "Checklist de départ",
  "papiers-bateau": "Papiers du bateau",
  assurance: "Assurance",
  "revision-radeau": "Révision du radeau",
  "pavillon-etranger": "Règles du pavillon",
  longueur: "Règles au-delà de 24\u00a0m",
};

/** How a rule is called to a person; one that nobody asks for any more by its name in what is kept. */
export const ruleName = (regle: string): string =>
  REQUIREMENTS.find(({ id }) => id === regle)?.nom ?? NAMES[regle] ?? regle;

/** Whether the article that is tied to a rule takes the place of what is recognised: of what one is enough of. */
export const tieReplaces = (regle: string): boolean =>
  REQUIREMENTS.some(({ id, count }) => id === regle && count === 1);

/** Whether an article may be what a rule asks for: of what the Division 240 asks to carry. */
export const takesArticle = (regle: string): boolean =>
  regle === CHILD_RULE || REQUIREMENTS.some(({ id }) => id === regle);
