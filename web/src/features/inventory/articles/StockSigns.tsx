import { type ArticleSign, type CardStock, type Expiry, rulingSign, type SearchStock } from "@bosco/domain/inventory";
import { Badge } from "../../../ui/content/Badge.tsx";
import type { Tone } from "../../../ui/content/tone.ts";

const tones: Record<ArticleSign, Tone> = {
  Périmé: "late",
  Épuisé: "late",
  Vide: "late",
  Critique: "late",
  "Expire bientôt": "soon",
  Faible: "soon",
  Partiel: "soon",
  Suffisant: "ok",
  Plein: "ok",
};

type StockSignsProps = { age: Expiry | null; stock: CardStock | SearchStock };

/** What is said of an article's age and stock; the one that rules has its colour, the other is quiet. */
export function StockSigns({ age, stock }: StockSignsProps) {
  const ruling = rulingSign(age, stock);
  const tone = (sign: ArticleSign) => (sign === ruling ? tones[sign] : "neutral");
  return (
    <>
      {age && <Badge tone={tone(age)}>{age}</Badge>}
      <Badge tone={tone(stock)}>{stock}</Badge>
    </>
  );
}
