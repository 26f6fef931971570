import { z } from "zod";

/**
 * One row or an array of them, in the body of the same call.
 * why judged before the union: a plain union answers « Invalid input » for both; a person needs to know which field is wrong.
 */
export function oneOrMany<One extends z.ZodObject, Many extends z.ZodType<unknown[], unknown[]>>(one: One, many: Many) {
  return z.preprocess(
    (given: z.input<One> | z.input<Many>, context) => {
      const { error } = (Array.isArray(given) ? many : one).safeParse(given);
      for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
      return given;
    },
    z.union([one, many]),
  );
}
