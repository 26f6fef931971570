import type { ReactNode } from "react";

/** A page has a path, `*` for every other; what is around pages has them as children. */
export interface Route {
  path?: string;
  element: ReactNode;
  children?: Route[];
}

export type Params = Record<string, string | undefined>;

export interface Match {
  /** From the outermost to the page. */
  chain: Route[];
  params: Params;
}

export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  const chains = chainsOf(routes);
  for (const chain of chains) {
    const params = matchPath(chain.at(-1)?.path ?? "", pathname);
    if (params) return { chain, params };
  }
  const rest = chains.find((chain) => chain.at(-1)?.path === "*");
  return rest && { chain: rest, params: {} };
}

const chainsOf = (routes: readonly Route[]): Route[][] =>
  routes.flatMap((route) => (route.children ? chainsOf(route.children).map((chain) => [route, ...chain]) : [[route]]));

/** `/checklists/:id/imprimer` against an address; capitals and a slash at its end make no difference. */
function matchPath(pattern: string, pathname: string): Params | undefined {
  const [wanted, given] = [partsOf(pattern), partsOf(pathname)];
  if (wanted.length !== given.length) return undefined;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decoded(found);
    else if (part.toLowerCase() !== found.toLowerCase()) return undefined;
  }
  return params;
}

/** why not always: an address may be written by hand, and `%` alone stands for nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const partsOf = (path: string) => path.split("/").filter(Boolean);
