import { attempt } from "../data/attempt.ts";

const KEY = "bosco-page-voulue";

/** Someone who is not signed in came for this page: it opens once he is. */
export function wantPage({ pathname, search }: { pathname: string; search: string }): void {
  attempt(() => sessionStorage.setItem(KEY, pathname + search));
}

/** Where sign-in leads: to the page that was wanted, else to the dashboard. */
export const wantedPage = (): string => attempt(() => sessionStorage.getItem(KEY)) ?? "/dashboard";

/** Whoever is signed in has got it. */
export function forgetWantedPage(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}
