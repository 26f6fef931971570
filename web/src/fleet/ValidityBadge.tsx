import type { PaperExpiry } from "@bosco/domain/documents";
import { Badge } from "../ui/content/Badge.tsx";
import type { Tone } from "../ui/content/tone.ts";

const tones: Record<PaperExpiry, Tone> = { Expiré: "late", "Expire bientôt": "soon" };

type ValidityBadgeProps = {
  validity: PaperExpiry;
  /** Another paper has taken its place: nothing is asked of anybody. */
  isReplaced: boolean;
};

/** Coloured as an article that expires. */
export const ValidityBadge = ({ validity, isReplaced }: ValidityBadgeProps) =>
  isReplaced ? <Badge>Remplacé</Badge> : <Badge tone={tones[validity]}>{validity}</Badge>;
