import { compareFrench } from "../french/index.ts";
import type { Article } from "./schema.ts";
import type { StorageSpace } from "./storage-space.ts";

export const NO_SPACE = "Sans espace de stockage";
export const PATH_SEPARATOR = " › ";
/** A box in a drawer in a locker in a cabin: deeper than that, nobody finds anything. */
export const DEEPEST_NESTING = 4;

type Place = Pick<StorageSpace, "id" | "nom" | "parent_id">;

/** From the outermost space to this one. A parent that is missing or goes in a circle ends the walk. */
export function pathOf<S extends Place>(space: S, byId: ReadonlyMap<string, S>): S[] {
  const path: S[] = [];
  for (let at: S | undefined = space; at && !path.includes(at); at = at.parent_id ? byId.get(at.parent_id) : undefined)
    path.unshift(at);
  return path;
}

/** 'Coffre bâbord › Bac 2' for every space, by id. */
export function placeNames(spaces: readonly Place[]): Map<string, string> {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return new Map(
    spaces.map((space) => [
      space.id,
      pathOf(space, byId)
        .map(({ nom }) => nom)
        .join(PATH_SEPARATOR),
    ]),
  );
}

/** The ids of a space and of everything inside it. */
export function spaceAndInside(id: string, spaces: readonly Place[]): Set<string> {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return new Set(spaces.filter((space) => pathOf(space, byId).some((step) => step.id === id)).map((space) => space.id));
}

/** The spaces that another, or a new one, may be put into: not itself or what it holds, and not too deep. */
export function possibleParents<S extends Place>(id: string | undefined, spaces: readonly S[]): S[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const inside = id ? spaceAndInside(id, spaces) : new Set<string>();
  const depth = (space: S) => pathOf(space, byId).length;
  const own = id ? byId.get(id) : undefined;
  const below = own ? Math.max(...[...inside].map((inner) => depth(byId.get(inner) ?? own))) - depth(own) : 0;
  return spaces.filter((parent) => !inside.has(parent.id) && depth(parent) + 1 + below <= DEEPEST_NESTING);
}

/** Whether a space may be put into another. */
export function mayNest(id: string | undefined, parentId: string, spaces: readonly Place[]): boolean {
  return possibleParents(id, spaces).some((parent) => parent.id === parentId);
}

export interface SpaceGroup<A> {
  /** null for what lies in no space. */
  id: string | null;
  nom: string;
  articles: A[];
}

/** The inventory as one finds it: space by space, in the order of their full names. */
export function groupBySpace<A extends Pick<Article, "espace_stockage_id">>(
  articles: readonly A[],
  names: ReadonlyMap<string, string>,
): SpaceGroup<A>[] {
  const groups = new Map<string | null, A[]>();
  for (const article of articles) {
    const id = article.espace_stockage_id && names.has(article.espace_stockage_id) ? article.espace_stockage_id : null;
    const group = groups.get(id);
    if (group) group.push(article);
    else groups.set(id, [article]);
  }
  return [...groups]
    .map(([id, members]) => ({ id, nom: (id && names.get(id)) ?? NO_SPACE, articles: members }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || compareFrench(a.nom, b.nom));
}
