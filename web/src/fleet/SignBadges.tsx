import { type BoatState, shownSigns } from "@bosco/domain/fleet";
import { Badge } from "../ui/content/Badge.tsx";
import { signTones } from "./sign-tones.ts";

export const NOTHING = "Rien à signaler";

/** What asks for somebody on a boat, each in words; that nothing does is said as well, once all of it is known. */
export function SignBadges({ state: { signs, isWhole } }: { state: BoatState }) {
  const shown = shownSigns(signs);
  if (shown.length === 0) return isWhole && <Badge tone="ok">{NOTHING}</Badge>;
  return shown.map(({ sign, words }) => (
    <Badge key={sign} tone={signTones[sign]}>
      {words}
    </Badge>
  ));
}
