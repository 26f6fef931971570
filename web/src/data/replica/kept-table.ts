import { KEPT_TABLES, type KeptTable } from "@bosco/contract/live";

/** Whether the rows of a table are kept on the device, one by one. */
export const isKept = (table: string): table is KeptTable => (KEPT_TABLES as readonly string[]).includes(table);
