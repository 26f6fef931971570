import { z } from "zod";
import { frenchNumber, plural } from "../french/index.ts";

interface Bounds {
  least?: number;
  most: number;
  /** Said when there are too few, or too many. */
  tooFew?: string;
  tooMany?: string;
}

/**
 * Refuses an array by its length before `schema` looks at any of its elements.
 * why: zod keeps an issue for every bad element, so that half a million of them would cost more than the request is worth.
 */
export function refuseLonger<Schema extends z.ZodType>(schema: Schema, most: number, tooMany: string) {
  const bounded = z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= most) return value;
    context.issues.push({ code: "custom", message: tooMany, input: value.length });
    return z.NEVER;
  }, schema);
  // why: a preprocessed schema takes anything, but what callers send is typed as what it must be.
  return bounded as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

/** An array of at least and at most so many. */
export function boundedArray<Item extends z.ZodType>(item: Item, { least = 0, most, tooFew, tooMany }: Bounds) {
  const few = tooFew ?? `${least} ${plural(least, "élément")} au minimum.`;
  const many = tooMany ?? `${frenchNumber(most)} éléments au maximum.`;
  return refuseLonger(z.array(item, { error: "Une liste est attendue." }).min(least, few).max(most, many), most, many);
}
