import { type BoatState, shownSigns } from "@bosco/domain/fleet";
import { Fragment } from "react";
import { tones } from "../ui/content/tone.ts";
import { NOTHING } from "./SignBadges.tsx";
import { signTones } from "./sign-tones.ts";

/** The same signs as one quiet line. It is there before they are known, so that no choice moves away from under a finger. */
export function SignLine({ state }: { state: BoatState | undefined }) {
  const shown = state ? shownSigns(state.signs) : [];
  if (shown.length === 0 && !state?.isWhole) return "\u00a0";
  if (shown.length === 0) return <span className="font-normal text-ink-2">{NOTHING}</span>;
  return shown.map(({ sign, words }, index) => (
    <Fragment key={sign}>
      {index > 0 && " · "}
      <span className={tones[signTones[sign]].text}>{words}</span>
    </Fragment>
  ));
}
