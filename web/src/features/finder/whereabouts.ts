import type { FoundArticle, Whereabouts } from "@bosco/domain/finding";
import { frenchNumber, plural, unitOf, withUnit } from "@bosco/domain/french";

/** The unit that goes without saying. */
const PIECE = "unité";
const MOST_BOATS = 2;

const amountText = (quantite: number, unite: string) =>
  unite === PIECE ? frenchNumber(quantite) : withUnit(quantite, unitOf(quantite, unite));

/** 'Avel Mor'; of somebody else's, 'Avel Mor (Yann Le Goff)': two owners may have boats of one name. */
export const boatText = ({ nom, proprietaire }: Whereabouts["boat"]): string =>
  proprietaire ? `${nom} (${proprietaire})` : nom;

/** 'Avel Mor, Coffre tribord : 1' */
export function whereText({ row, boat, place }: Whereabouts): string {
  const at = place ? `${boatText(boat)}, ${place}` : boatText(boat);
  return `${at}\u00a0: ${amountText(row.quantite, row.unite)}`;
}

/** 'Avel Mor, Coffre tribord : 1 · aussi sur Mistral : 2' */
export function whereaboutsText({ places }: FoundArticle): string {
  const [first, ...others] = places;
  if (!first) return "";
  const elsewhere = new Map<string, string[]>();
  for (const { row, boat } of others)
    if (boat.id !== first.boat.id) {
      const name = elsewhere.get(boat.id) ?? [boatText(boat)];
      elsewhere.set(boat.id, [...name, amountText(row.quantite, row.unite)]);
    }
  if (elsewhere.size === 0) return whereText(first);
  const boats = [...elsewhere.values()].map(([nom, ...amounts]) => `${nom}\u00a0: ${amounts.join(" + ")}`);
  const more = boats.length - MOST_BOATS;
  const rest = more > 0 ? ` et ${more} ${plural(more, "autre bateau", "autres bateaux")}` : "";
  return `${whereText(first)} · aussi sur ${boats.slice(0, MOST_BOATS).join(", ")}${rest}`;
}
