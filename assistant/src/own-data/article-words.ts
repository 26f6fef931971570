import { cardStock, expiry, quantityToBuy } from "@bosco/domain/inventory";
import type { ArticleRow } from "./own-rows.ts";
import { number, on, plain, quantity } from "./wording.ts";

/** ' dans Coffre tribord'; nothing for what has no place. */
export function placeOf({ espace_stockage_id }: ArticleRow, places: ReadonlyMap<string, string>): string {
  const place = espace_stockage_id === null ? undefined : places.get(espace_stockage_id);
  return place ? ` dans **${plain(place)}**` : "";
}

/** '3 sur 4, il en manque 1'; '0 sur 5 kg, épuisé, il en manque 5'. */
export function stockWords(row: ArticleRow): string {
  const level = cardStock(row);
  const missing = quantityToBuy(row);
  return [
    `${number(row.quantite)} sur ${quantity(row.quantite_max, row.unite)}`,
    level === "Suffisant" ? undefined : level.toLowerCase(),
    missing > 0 ? `il en manque ${number(missing)}` : undefined,
  ]
    .filter(Boolean)
    .join(", ");
}

const until = (day: string) => day.replace(/^le /, "jusqu’au ");

/** 'périmé depuis le 30/06/2026'; nothing for what has no date. */
export function dateWords(row: ArticleRow, today: string): string | undefined {
  if (row.date_peremption === null) return undefined;
  const state = expiry(row, today);
  const day = on(row.date_peremption);
  if (state === "Périmé") return `**périmé** depuis ${day}`;
  return state === "Expire bientôt" ? `encore bon, mais périme bientôt : ${day}` : `encore bon, ${until(day)}`;
}
