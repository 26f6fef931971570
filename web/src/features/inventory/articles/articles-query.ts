import { ownRows } from "../../../data/own-rows.ts";

/** All articles that the user may see, in alphabetical order. */
export const articlesQuery = ownRows("inventaire");
