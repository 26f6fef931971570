import { isReminded } from "@bosco/domain/reminders";
import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { ownRead } from "../data/own-rows.ts";

/** How its reader is reminded. */
export const settingsQuery = ownRead("rappels", (options) => api.reminders.read(undefined, options));

/** Whether a reminder would reach the reader. why not until it is known: a promise that is not kept costs more than none. */
export function useIsReminded(): boolean {
  const { data } = useQuery(settingsQuery);
  return data !== undefined && isReminded(data);
}
