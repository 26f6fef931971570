import type { BoatWithEngines, boatWithEngines } from "@bosco/domain/boats";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

/** What the fields of a boat hold while it is typed. */
export type TypedBoat = z.input<typeof boatWithEngines>;

export type BoatFormState = UseFormReturn<TypedBoat, unknown, BoatWithEngines>;
