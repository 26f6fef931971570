import type { Boat } from "@bosco/domain/boats";
import { byValidity, groupPapers, type Paper } from "@bosco/domain/documents";
import { useId } from "react";
import { isKeptAs } from "../../data/kept-files.ts";
import { useToday } from "../../data/today.ts";
import { useMayOn } from "../../fleet/crew-rows.ts";
import { Card } from "../../ui/content/Card.tsx";
import { type PaperActions, PaperRow } from "./PaperRow.tsx";
import { useKeptFiles } from "./use-kept-files.ts";

type PaperListProps = PaperActions & {
  papers: readonly Paper[];
  boats: readonly Boat[];
  /** By id, those whose place another has taken. */
  replaced: ReadonlySet<string>;
  namesBoats: boolean;
};

/** Papers in their groups; within each, what expires first comes first. */
export function PaperList({ papers, boats, replaced, namesBoats, ...actions }: PaperListProps) {
  const today = useToday();
  const mayOn = useMayOn();
  const kept = useKeptFiles();
  const list = useId();
  return groupPapers(byValidity(papers)).map(({ group, papers: found }, place) => (
    <section key={group} aria-labelledby={`${list}-${place}`}>
      <h2 id={`${list}-${place}`} className="mb-2 text-lg">
        {group}
      </h2>
      <Card as="div">
        <ul className="divide-y divide-line">
          {found.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              today={today}
              boatName={namesBoats ? boats.find(({ id }) => id === paper.bateau_id)?.nom : undefined}
              mayEdit={mayOn(paper.bateau_id, "documents.edit")}
              isReplaced={replaced.has(paper.id)}
              isKept={isKeptAs(kept, paper)}
              {...actions}
            />
          ))}
        </ul>
      </Card>
    </section>
  ));
}
