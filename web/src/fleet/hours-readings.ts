import { useQuery } from "@tanstack/react-query";
import { ownRows } from "../data/own-rows.ts";

/** Every reading of the hour meters, the oldest first. */
export const readingsQuery = ownRows("releves_heures");

export const useHoursReadings = () => useQuery(readingsQuery);
