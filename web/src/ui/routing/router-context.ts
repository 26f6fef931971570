import { createContext, use } from "react";

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** One per entry of the browser's history. */
  key: string;
}

/** An address of ours, or a place on the page one is on. */
export type To = string | { hash: string };

export interface Router {
  location: Location;
  /** Whether the browser led here: a first visit, back, forward. */
  isReturn: boolean;
  navigate: (to: To, options?: NavigateOptions) => void;
}

interface NavigateOptions {
  /** Back leads past the place that is left. */
  replace?: boolean;
  /** It is the same page, seen otherwise: nothing scrolls. */
  staysInPlace?: boolean;
  /** What is open on the page may stay, and has something to lose. */
  asksFirst?: boolean;
}

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("There is no router around this part");
  return router;
}

export const useLocation = () => useRouter().location;
export const useNavigate = () => useRouter().navigate;

export const hrefOf = (to: To, { pathname }: Pick<Location, "pathname">) =>
  typeof to === "string" ? to : `${pathname}#${to.hash}`;
