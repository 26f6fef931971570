import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useOnline } from "../data/online.ts";
import { useSheets } from "../features/assistant/queries.ts";
import { addToDraft } from "../features/assistant/use-draft.ts";
import { checklistsQuery } from "../features/checklists/queries.ts";
import { FinderDialog } from "../features/finder/FinderDialog.tsx";
import { useArticles, useSpaces } from "../features/inventory/queries.ts";
import { useMaintenances } from "../features/maintenance/queries.ts";
import { useLists } from "../features/provisioning/queries.ts";
import { useBoats } from "../fleet/boats.ts";
import { crewLine, ownerName, useSharesOf } from "../fleet/crew.ts";
import { useMayOn } from "../fleet/crew-rows.ts";
import { useEnginesByBoat } from "../fleet/engines.ts";
import { usePapers } from "../fleet/papers.ts";
import { useSelectedBoat } from "../fleet/selected-boat.ts";
import { useNavigate } from "../ui/routing/router-context.ts";
import { finderActions } from "./finder-actions.ts";

const none: never[] = [];

type OpenFinderProps = {
  /** What it looks for as it opens. */
  startsWith: string;
  /** The same one each time: another would be a new index. */
  onShortcuts: () => void;
  onClose: () => void;
};

/** The finder over all that the pages hold of one's own: the kept copy, where there is no network. */
export default function OpenFinder({ startsWith, onShortcuts, onClose }: OpenFinderProps) {
  const navigate = useNavigate();
  const follow = useCallback(
    (to: string) => navigate(to, { asksFirst: to.split("?", 1)[0] !== window.location.pathname }),
    [navigate],
  );
  const isOnline = useOnline();
  const boats = useBoats();
  const shares = useSharesOf(boats.data ?? none).data;
  const articles = useArticles();
  const spaces = useSpaces();
  const engines = useEnginesByBoat(boats.data ?? none);
  const maintenances = useMaintenances();
  const papers = usePapers();
  const lists = useLists();
  const checklists = useQuery(checklistsQuery);
  const sheets = useSheets();
  const { boat } = useSelectedBoat();
  const mayOn = useMayOn();
  const boatId = boat?.id;
  // why without a boat too: the pages then say that one is needed, and where to add it.
  const actions = useMemo(
    () => finderActions(onShortcuts, (right) => boatId === undefined || mayOn(boatId, right)),
    [onShortcuts, boatId, mayOn],
  );
  const findable = useMemo(
    () => ({
      boats: (boats.data ?? []).map((boat) => ({
        ...boat,
        equipage: crewLine(boat, shares),
        proprietaire: ownerName(boat, shares),
      })),
      articles: articles.data ?? [],
      spaces: spaces.data ?? [],
      engines,
      maintenances: maintenances.data ?? [],
      papers: papers.data ?? [],
      lists: lists.data ?? [],
      checklists: checklists.data ?? [],
      sheets: sheets.data ?? [],
      actions,
    }),
    [
      boats.data,
      shares,
      articles.data,
      spaces.data,
      engines,
      maintenances.data,
      papers.data,
      lists.data,
      checklists.data,
      sheets.data,
      actions,
    ],
  );
  const reads = [boats, articles, spaces, maintenances, papers, lists, checklists, sheets];
  const isMissing = reads.some(({ data }) => data === undefined);
  const isReading = isOnline && reads.some(({ isPending }) => isPending);
  const missing = isReading
    ? "Lecture de vos données…"
    : "Certaines données n’ont pas encore été lues sur cet appareil.";
  const ask = (question: string) => {
    addToDraft(question);
    follow("/assistant");
  };
  return (
    <FinderDialog
      findable={findable}
      startsWith={startsWith}
      note={isMissing && missing}
      onLead={follow}
      onAsk={ask}
      onClose={onClose}
    />
  );
}
