import type { z } from "zod";

/** The columns of a domain schema, by name: what a query selects is exactly what the contract promises. */
export function columnsOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): (keyof Shape & string)[] {
  return Object.keys(schema.shape);
}
