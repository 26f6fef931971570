import { useQuery } from "@tanstack/react-query";
import { ownRows } from "../../data/own-rows.ts";

/** All maintenances that the user may see, by due date. */
export const maintenancesQuery = ownRows("maintenances");
export const useMaintenances = () => useQuery(maintenancesQuery);

/** The dated readings of the hour meters. Without them there is no estimate, and nothing else is missing. */
const readingsQuery = ownRows("releves_heures");
export const useReadings = () => useQuery(readingsQuery);
