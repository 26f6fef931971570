/** What is happening, and the words that tell it. */
export interface Situation {
  sheet: string;
  signs: string[];
}

export const BOAT =
  "bateau|voilier|navire|vedette|canot|annexe|catamaran|coque|deriveur|trimaran|kayak|paddle|optimist|monocoque|quillard";
export const CREW =
  "quelqu|enfant|bebe|fils|fille|mari|femme|papa|maman|equipier|equipiere|copain|copine|ami|amie|passager|passagere|pote|frere|soeur|gosse|gamin|skipper|barreur";
export const SOMEBODY = `${CREW}|personne|homme|equipage|il|elle|oncle|tante|grand|type|mec|conjoint|epouse|compagnon|compagne|invite|gars|bonhomme|monsieur|dame|nana|meuf|gamine|mousse|petit|petite`;
export const HULL = "cale|fond|fonds|carre|cabine|plancher|planchers|coque|bateau|voilier|dedans";
export const LIMB =
  "jambe|bras|cheville|poignet|cote|doigt|doigts|nez|dos|epaule|main|pied|genou|tete|visage|oeil|yeux|ventre|cou|cuisse|orteil|menton|front|machoire|hanche|coude|crane|levre|joue";
/** Of those, what no boat has. */
export const LIMB_OF_MAN =
  "jambe|bras|cheville|poignet|doigt|doigts|nez|epaule|main|genou|cuisse|orteil|machoire|hanche|coude|cote|dos|pied";
/** What is wrong with a person; two such words of one person are an accident. */
export const HARM =
  "bleu|pale|livide|froid|glace|tremble|vomit|sang|mal|douleur|os|plaie|ouvert|saigne|respire|inconscient|pouls|tombe|chute|choc|fievre|crie|hurle|souffre|gemit|reveille|bouge|repond|mourir|gonfle|etouffe|tousse|delire|confus|assomme|evanoui|brule|coupe|casse|glisse|raide|mou|inerte|conscience|connaissance|paralyse|vertige|sonne|groggy";

/**
 * One sign a line: words that stand near each other, in any order; `|` between words that mean the same here. After `>`, words exactly so and
 * one after the other: a French fire and a French light are the same noun. After `!`, words that make it another story.
 */
export const situation = (sheet: string, signs: string): Situation => ({
  sheet,
  signs: signs
    .split("\n")
    .map((sign) => sign.trim())
    .filter((sign) => sign !== ""),
});
