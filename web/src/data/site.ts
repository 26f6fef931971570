import type { Site } from "@bosco/contract";
import { queryOptions } from "@tanstack/react-query";

// why: a plain fetch, so that the public pages do not load the whole contract.
async function readSite(): Promise<Site> {
  const response = await fetch("/api/site");
  if (!response.ok) throw new Error(`site: ${response.status}`);
  return response.json();
}

/** What this server says about itself: the blanks of the legal pages, and whether it sends mail. */
export const siteQuery = queryOptions({ queryKey: ["site"], queryFn: readSite, staleTime: Number.POSITIVE_INFINITY });
