import { type Signs, shownSigns } from "@bosco/domain/fleet";
import { Fragment } from "react";
import { tones } from "../ui/content/tone.ts";
import { signTones } from "./sign-tones.ts";

/** The same signs as one quiet line. */
export function SignLine({ signs }: { signs: Signs }) {
  return shownSigns(signs).map(({ sign, words }, index) => (
    <Fragment key={sign}>
      {index > 0 && " · "}
      <span className={tones[signTones[sign]].text}>{words}</span>
    </Fragment>
  ));
}
