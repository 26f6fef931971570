import { placesLeft } from "@bosco/domain/account";
import type { Boat } from "@bosco/domain/boats";
import { counted } from "@bosco/domain/french";
import type { Article, Layout } from "@bosco/domain/inventory";
import { useAccount } from "../../../data/account.ts";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { isAnothers, useMay } from "../../../fleet/crew.ts";
import { beginInventory, useArticles, useSpaces } from "../queries.ts";
import { useFirstInventory } from "./use-first-inventory.ts";

const none: never[] = [];

interface FirstOptions {
  /** What its owner says that the boat is. */
  kind?: Layout | undefined;
  command?: typeof beginInventory;
}

/** A boat's first inventory as it is ticked, and the press that adds it. */
export function useFirstForm(
  boat: Boat,
  aboard: readonly Article[],
  { kind, command = beginInventory }: FirstOptions = {},
) {
  const account = useAccount();
  const mayShelve = useMay(boat)("spaces.edit");
  const spaces = (useSpaces().data ?? none).filter(({ bateau_id }) => bateau_id === boat.id);
  const first = useFirstInventory(boat, { espaces: spaces, articles: aboard }, mayShelve, kind);
  const intention = useIntention();
  const { run, busy } = useCommand(command, intention);
  // why: aboard somebody else's boat it is his plan that counts, and the server that knows it.
  const isElsewhere = isAnothers(boat);
  const own = (useArticles().data ?? none).filter((article) => !isAnothers(article)).length;
  const places = isElsewhere ? Infinity : placesLeft("articles", own, account);
  const spaceCount = mayShelve ? first.espaces.filter(({ checked }) => checked).length : 0;
  const picked = first.articles.filter(({ checked }) => checked).length;

  const count = spaceCount + picked;
  return {
    ...{ first, mayShelve, places, spaceCount, picked, count, busy },
    isChanged: picked > 0 || first.isChanged,
    check: intention.check,
    /** More articles than there is room for. */
    isRefused: picked > places,
    /** Whether it is done, and whoever pressed still there. */
    add: async () => (await run(first.wanted())).ok && intention.isOpen,
  };
}

export type FirstForm = ReturnType<typeof useFirstForm>;

/** « 6 espaces et 12 articles » */
export function firstWords(spaces: number, articles: number): string {
  const parts = [spaces > 0 && counted(spaces, "espace"), articles > 0 && counted(articles, "article")];
  return parts.filter(Boolean).join(" et ");
}
