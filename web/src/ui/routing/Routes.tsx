import { createContext, type ReactNode, use } from "react";
import { matchRoute, type Params, type Route } from "./match-route.ts";
import { useLocation } from "./router-context.ts";

const OutletContext = createContext<ReactNode>(null);
const ParamsContext = createContext<Params>({});

/** Draws the page of the address, within what is around it. */
export function Routes({ routes }: { routes: readonly Route[] }) {
  const match = matchRoute(routes, useLocation().pathname);
  if (!match) return null;
  return (
    <ParamsContext value={match.params}>
      <Nested chain={match.chain} />
    </ParamsContext>
  );
}

function Nested({ chain: [outer, ...inner] }: { chain: readonly Route[] }) {
  const outlet = inner.length > 0 ? <Nested chain={inner} /> : null;
  return <OutletContext value={outlet}>{outer?.element}</OutletContext>;
}

/** Where the page stands in what is around it. */
export const Outlet = () => use(OutletContext);

export const useParams = () => use(ParamsContext);
