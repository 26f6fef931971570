import { attempt } from "../data/attempt.ts";

const KEY = "bosco-page-voulue";
const HOME = "/dashboard";
/** As long as the link in the confirmation's mail is good for. */
const KEPT_MS = 7 * 86_400_000;

/** Someone who is not signed in came for this page: it opens once he is. */
export function wantPage({ pathname, search }: { pathname: string; search: string }): void {
  attempt(() => sessionStorage.setItem(KEY, pathname + search));
}

/**
 * Whoever has just made an account may have to confirm its address first, and the mail's link opens another tab.
 * why not before: who only looks in must not leave behind on the device where he wanted to go.
 */
export function keepWantedPage(now = Date.now()): void {
  const page = attempt(() => sessionStorage.getItem(KEY));
  if (page) attempt(() => localStorage.setItem(KEY, JSON.stringify({ page, until: now + KEPT_MS })));
}

/** Where sign-in leads: to the page that was wanted in this tab, else before the address was confirmed, else to the dashboard. */
export function wantedPage(now = Date.now()): string {
  const page = attempt(() => sessionStorage.getItem(KEY)) ?? attempt(() => keptPage(now));
  return page && isOurs(page) ? page : HOME;
}

/** Whoever is signed in has got it. */
export function forgetWantedPage(): void {
  attempt(() => sessionStorage.removeItem(KEY));
  attempt(() => localStorage.removeItem(KEY));
}

function keptPage(now: number): string | undefined {
  const { page, until } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  return typeof page === "string" && until > now ? page : undefined;
}

/** why asked though it is ours to write: an address is followed at sign-in, whatever may have got into the storage. */
const isOurs = (page: string): boolean =>
  /^\/(?![/\\])/.test(page) && !page.includes("\\") && !/^\/(api|auth)\b/.test(page);
