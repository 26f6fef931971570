import type { HoursReading } from "@bosco/domain/boats";
import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { ownRows } from "../data/own-rows.ts";

/** Every reading of the hour meters, the oldest first. */
export const readingsQuery = ownRows<HoursReading>("releves_heures", (options) =>
  api.boats.readings(undefined, options),
);

export const useHoursReadings = () => useQuery(readingsQuery);
