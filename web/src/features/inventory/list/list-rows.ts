import {
  type Article,
  type ArticleSort,
  byExpiry,
  type Category,
  expiry,
  groupByCategory,
  groupBySpace,
  sortArticles,
} from "@bosco/domain/inventory";
import type { StockGrouping } from "./list-choice.ts";

/** One line of the scrolling list: a heading that opens and closes, or as many cards as fit side by side. */
export type ListRow =
  | { kind: "heading"; key: string; level: "h2" | "h3"; nom: string; icon?: string; count: number; open: boolean }
  | { kind: "cards"; key: string; articles: Article[] };

export interface ListSource {
  articles: readonly Article[];
  view: StockGrouping;
  categories: readonly Category[];
  /** Full names of the storage spaces, by id. */
  places: ReadonlyMap<string, string>;
  today: string;
}

export interface Section {
  key: string;
  nom: string;
  icon?: string;
  count: number;
  articles?: Article[];
  sections?: Section[];
}

/** The articles in sections, by the view chosen. */
export function sectionsOf({ articles, view, categories, places, today }: ListSource): Section[] {
  if (view === "espace")
    return groupBySpace(articles, places).map(({ id, nom, articles: members }) => {
      return { key: `e:${id ?? ""}`, nom, icon: "place", count: members.length, articles: members };
    });
  if (view === "peremption") return expirySections(articles, today);
  const icons = new Map(categories.map(({ nom, icone }) => [nom, icone]));
  return groupByCategory(articles).map(({ nom, count, groups }) => ({
    key: `c:${nom}`,
    nom,
    icon: icons.get(nom) ?? "package",
    count,
    sections: groups.map((group) => ({
      key: `s:${nom}/${group.nom}`,
      nom: group.nom,
      count: group.articles.length,
      articles: group.articles,
    })),
  }));
}

/** The same sections for a dense list: none within another, each in the order chosen. */
export function denseSections(source: ListSource, sort: ArticleSort): Section[] {
  return sectionsOf(source).map(({ sections, articles, ...section }) => {
    const members = articles ?? sections?.flatMap((inner) => inner.articles ?? []) ?? [];
    return { ...section, articles: sortArticles(members, sort, source.places) };
  });
}

function expirySections(articles: readonly Article[], today: string): Section[] {
  const sections: Record<string, Article[]> = { Périmé: [], "Expire bientôt": [], "Plus tard": [] };
  for (const article of byExpiry(articles)) sections[expiry(article, today) ?? "Plus tard"]?.push(article);
  return Object.entries(sections)
    .filter(([, members]) => members.length > 0)
    .map(([nom, members]) => ({ key: `p:${nom}`, nom, icon: "date", count: members.length, articles: members }));
}

/** Sections as lines: closed ones show their heading only. */
export function rowsOf(sections: readonly Section[], closed: ReadonlySet<string>, columns: number): ListRow[] {
  const rows: ListRow[] = [];
  const add = (section: Section, level: "h2" | "h3") => {
    const { key, nom, icon, count } = section;
    const open = !closed.has(key);
    rows.push({ kind: "heading", key, level, nom, icon, count, open });
    if (!open) return;
    for (const inner of section.sections ?? []) add(inner, "h3");
    const { articles = [] } = section;
    for (let at = 0; at < articles.length; at += columns)
      rows.push({ kind: "cards", key: `${columns}#${articles[at]?.id}`, articles: articles.slice(at, at + columns) });
  };
  for (const section of sections) add(section, "h2");
  return rows;
}
