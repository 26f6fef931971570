import { type BoatState, noSigns } from "@bosco/domain/fleet";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignBadges } from "./SignBadges.tsx";
import { SignLine } from "./SignLine.tsx";

const state = (more: Partial<BoatState>): BoatState => ({ signs: noSigns(), isWhole: true, lastActivity: "", ...more });
const late = { ...noSigns(), late: 2 };

test.each<[what: string, state: BoatState, said: RegExp]>([
  ["that asks for nothing has nothing to say", state({}), /^Rien à signaler$/],
  ["whose papers are not known does not say so", state({ isWhole: false }), /^\s*$/],
  ["says what is known before its papers are", state({ signs: late, isWhole: false }), /^2\s+en retard$/],
  ["says what asks for somebody", state({ signs: late }), /^2\s+en retard$/],
])("a boat %s", (_, shown, said) => {
  for (const part of [<SignBadges key="badges" state={shown} />, <SignLine key="line" state={shown} />])
    expect(renderToStaticMarkup(part).replace(/<[^>]+>/g, "")).toMatch(said);
});
