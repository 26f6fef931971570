import { fold } from "../french/index.ts";

/** An engine inside the hull, its leg outside or not. */
const INSIDE = /\bin[- ]?bord|\binboard|\bz[- ]?drive|\bstern ?drive|\bsail ?drive|\bmercruiser/;
const OUTSIDE = /\bhors[- ]?bord|\boutboard|\bhb\b/;
/** These makers sell outboards to owners of boats, but for a diesel or a jet of theirs that says so. */
const NOT_THEIRS = /\bdiesel\b|\bjet\b/;
const OUTBOARD_MAKERS =
  /\b(?:yamaha|suzuki|honda|mercury|mariner|tohatsu|evinrude|johnson|selva|parsun|hidea|torqeedo|epropulsion|oxe)\b/;
/** Yamaha F115, Suzuki DF140A, Honda BF90, Tohatsu MFS20, named without their maker. */
const OUTBOARD_MODELS = /\b(?:f|ft|df|bf|mfs)\d{1,3}[a-z]{0,3}\b/;

/** « Yamaha 115 » hangs on the transom; « Yanmar 3JH40 » does not, nor does an « in-bord hors-bord ». */
export function isOutboard(engine: string): boolean {
  const text = fold(engine);
  if (INSIDE.test(text)) return false;
  if (OUTSIDE.test(text)) return true;
  return !NOT_THEIRS.test(text) && (OUTBOARD_MAKERS.test(text) || OUTBOARD_MODELS.test(text));
}

const ENGINES = /\b(\d)\s*[x×]/;
const WITH_UNIT = /(\d{1,2}(?:\s\d{3})+|\d+(?:[.,]\d+)?)\s*(?:ch|cv|hp)\b/;
/** An outboard is named after its power. */
const IN_NAME = /\b[a-z]{0,3}(\d{1,3}(?:[.,]\d+)?)[a-z]{0,3}\b/;

/** « 2 x Volvo Penta D13, 2 x 900 ch » is two of 900 horses, « Suzuki 140 » one of 140; undefined where nothing says it. */
export function enginePower(engine: string): { engines: number; horses: number } | undefined {
  const text = fold(engine);
  const said = WITH_UNIT.exec(text) ?? (isOutboard(engine) ? IN_NAME.exec(text.replace(ENGINES, "")) : null);
  const horses = Number((said?.[1] ?? "").replace(/\s/g, "").replace(",", "."));
  return horses > 0 ? { engines: Number(ENGINES.exec(text)?.[1] ?? 1), horses } : undefined;
}

/** Of all that one text names; 0 where nothing says it. */
export function allHorses(engine: string): number {
  const power = enginePower(engine);
  return power ? power.engines * power.horses : 0;
}
