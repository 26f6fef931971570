import { LIVE_TABLES } from "@bosco/contract/live";
import type { Query, QueryClient } from "@tanstack/react-query";

const tables: readonly unknown[] = LIVE_TABLES;
const isOwn = ({ meta, queryKey }: Query) => meta?.kept === true || tables.includes(queryKey[0]);

/** Any of the user's rows may have changed, or what he may see of others': all that is shown is read again. */
export const readAllAgain = (client: QueryClient) => client.invalidateQueries({ predicate: isOwn });
