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

/** The tone of one of an article's signs: its own for the one that rules, none for the other. */
export function signTone(sign: ArticleSign, { age, stock }: StockSignsProps): Tone {
  return sign === rulingSign(age, stock) ? tones[sign] : "neutral";
}

/** What is said of an article's age and stock; the one that rules has its colour, the other is quiet. */
export function StockSigns({ age, stock }: StockSignsProps) {
  return (
    <>
      {age && <Badge tone={signTone(age, { age, stock })}>{age}</Badge>}
      <Badge tone={signTone(stock, { age, stock })}>{stock}</Badge>
    </>
  );
}
