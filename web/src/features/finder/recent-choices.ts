import type { FindIndex } from "@bosco/domain/finding";
import { attempt } from "../../data/attempt.ts";
import {
  type FinderAction,
  type FinderFound,
  type FinderKind,
  type FinderOption,
  type FinderSheet,
  groupsOf,
} from "./finder-options.ts";

/** Forgotten at sign-out, like the selected boat. */
const KEY = "bosco-recherche";
const MOST_KEPT = 5;

/** Only what it is: its name and place are looked up, for both may have changed. */
type Choice = Pick<FinderOption, "id"> & { kind: Exclude<FinderKind, "actions"> };

const KINDS: readonly string[] = [
  "boats",
  "articles",
  "spaces",
  "maintenances",
  "papers",
  "lists",
  "checklists",
  "sheets",
] satisfies Choice["kind"][];

function isChoice(kept: unknown): kept is Choice {
  if (typeof kept !== "object" || kept === null || !("kind" in kept) || !("id" in kept)) return false;
  return typeof kept.id === "string" && typeof kept.kind === "string" && KINDS.includes(kept.kind);
}

function keptChoices(): Choice[] {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  return Array.isArray(kept) ? kept.filter(isChoice) : [];
}

/** Keeps what was chosen, the newest first. Actions stand in the empty finder anyway. */
export function keepChoice({ kind, id }: FinderOption): void {
  if (kind === "actions") return;
  const others = keptChoices().filter((kept) => kept.kind !== kind || kept.id !== id);
  const choices: Choice[] = [{ kind, id }, ...others];
  attempt(() => localStorage.setItem(KEY, JSON.stringify(choices.slice(0, MOST_KEPT))));
}

/** What was chosen before, as it is called today; what is gone is left out. */
export function recentOptions({ shelves }: FindIndex<FinderAction, FinderSheet>): FinderOption[] {
  const find = <Kind extends Choice["kind"]>(kind: Kind, isIt: (row: FinderFound[Kind][number]) => boolean) => {
    for (const { row } of shelves[kind].entries) if (isIt(row)) return [row];
    return [];
  };
  const byRow =
    ({ id }: Choice) =>
    ({ row }: { row: { id: string } }) =>
      row.id === id;
  return keptChoices().flatMap((choice) => {
    const isOwn = ({ id }: { id: string }) => id === choice.id;
    // why first: of an article that is aboard many boats only the first places have a line.
    const led = (article: FinderFound["articles"][number]) => ({
      ...article,
      places: [...article.places.filter(byRow(choice)), ...article.places.filter((place) => !byRow(choice)(place))],
    });
    const found: FinderFound = {
      boats: choice.kind === "boats" ? find("boats", isOwn) : [],
      articles: choice.kind === "articles" ? find("articles", ({ places }) => places.some(byRow(choice))).map(led) : [],
      spaces: choice.kind === "spaces" ? find("spaces", byRow(choice)) : [],
      maintenances: choice.kind === "maintenances" ? find("maintenances", byRow(choice)) : [],
      papers: choice.kind === "papers" ? find("papers", byRow(choice)) : [],
      lists: choice.kind === "lists" ? find("lists", byRow(choice)) : [],
      checklists: choice.kind === "checklists" ? find("checklists", byRow(choice)) : [],
      sheets: choice.kind === "sheets" ? find("sheets", isOwn) : [],
      actions: [],
    };
    const options = groupsOf(found).flatMap((group) => group.options);
    const own = options.find(isOwn);
    return own ? [{ ...own, isFurther: false }] : [];
  });
}
