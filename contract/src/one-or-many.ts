import { z } from "zod";

/**
 * One row or an array of them, in the body of the same call.
 * why its own parsing: a plain union answers « Invalid input » for both; a person needs to know which field is wrong.
 */
export function oneOrMany<One extends z.ZodObject, Many extends z.ZodType<unknown[]>>(one: One, many: Many) {
  const either = z.union([one, many]);
  either._zod.run = (payload, context) => {
    const schema = Array.isArray(payload.value) ? many : one;
    return schema._zod.run(payload, context) as ReturnType<typeof either._zod.run>;
  };
  return either;
}
