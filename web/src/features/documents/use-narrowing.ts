import { type Paper, paperExpiry, standingPapers } from "@bosco/domain/documents";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { ownRows } from "../../data/own-rows.ts";
import { useToday } from "../../data/today.ts";
import { useAddressChange, useAddressChoice } from "../../ui/routing/address-state.ts";

const worksQuery = ownRows("maintenances");

/** Those that a count of signs leads to: of what was replaced, none. */
const STATES = ["tous", "expires", "expirent"] as const;
const wanted = { expires: "Expiré", expirent: "Expire bientôt" } as const;
const words = { expires: "Papiers expirés", expirent: "Papiers qui expirent bientôt" } as const;

const none: never[] = [];

/** What the address asks to see alone: the papers that expire, or those of one work. */
export function useNarrowing() {
  const read = useQuery(worksQuery);
  const works = read.data ?? none;
  const ids = useMemo(() => ["", ...works.map(({ id }) => id)] as [string, ...string[]], [works]);
  const [state] = useAddressChoice("papiers", STATES);
  const [workId] = useAddressChoice("maintenance", ids);
  const changeAddress = useAddressChange();
  const today = useToday();
  const work = works.find(({ id }) => id === workId);

  const narrow = useCallback(
    (papers: readonly Paper[]): readonly Paper[] => {
      const ofWork = work ? papers.filter(({ maintenance_id }) => maintenance_id === work.id) : papers;
      return state === "tous"
        ? ofWork
        : standingPapers(ofWork).filter((paper) => paperExpiry(paper, today) === wanted[state]);
    },
    [work, state, today],
  );
  return {
    narrow,
    work,
    /** False while an address may still name a work that has not been read. */
    isKnown: !read.isPending,
    /** What is shown, where not all is. */
    label: work ? `Pièces jointes de «\u00a0${work.titre}\u00a0»` : state === "tous" ? undefined : words[state],
    widen: () => changeAddress({ papiers: undefined, maintenance: undefined }),
  };
}
