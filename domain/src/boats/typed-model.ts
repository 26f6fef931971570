import { fold } from "../french/index.ts";

/**
 * What somebody has typed of a boat that stands in no catalogue, as maker and model: « Jeanneau Sun Fizz » by the makers that are
 * known, anything else after its first word. Of one word alone nobody knows which it is: it is the model, and the maker is asked.
 */
export function splitTypedModel(typed: string, makers: readonly string[]) {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const known = [...makers]
    .sort((a, b) => b.length - a.length)
    .find((maker) => fold(`${words.join(" ")} `).startsWith(`${fold(maker)} `));
  const count = known ? known.split(/\s+/).length : words.length > 1 ? 1 : 0;
  return {
    nom_constructeur: (known ?? words.slice(0, count).join(" ")).slice(0, 80),
    nom_modele: words.slice(count).join(" ").slice(0, 80),
  };
}
