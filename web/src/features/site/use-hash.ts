import { useSyncExternalStore } from "react";
import { useLocation } from "../../ui/routing/router-context.ts";

const never = () => () => {};

/** The address's fragment; none before the page has come alive, for the server that sent it never saw one. */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => "",
  );
}
