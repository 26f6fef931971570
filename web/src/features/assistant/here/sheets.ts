import { assistantHere } from "./knowledge.ts";

/** The names of all sheets, from what this device keeps. */
export const readSheetsHere = async () => (await assistantHere())?.listSheets();

export const readSheetHere = async (id: string) => (await assistantHere())?.findSheet(id);
