import { GROUP_TITLES, groupReasons, type Reason } from "@bosco/domain/departure";
import { counted } from "@bosco/domain/french";
import type { ReactNode } from "react";
import { Card } from "../../ui/content/Card.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { ReasonRow } from "./ReasonRow.tsx";
import { GROUP_TONES } from "./verdict-look.ts";
import { vitalFirst } from "./vital-first.ts";

type ReasonsProps = {
  reasons: readonly Reason[];
  remedyOf: (reason: Reason) => ReactNode;
  /** The rules without which nobody leaves. */
  vital: ReadonlySet<string>;
  /** What is said of what a person is to look at, such as that it is too early. */
  lookNote: string | undefined;
  /** Whether a look of today would settle that rule, and one may keep it. */
  canLook: (regle: string) => boolean;
  onLook: (regle: string) => void;
  /** Undefined where one's role allows none. */
  onTie: ((regle: string) => void) | undefined;
};

/** The reasons of a verdict, the heaviest first; what changes no verdict is folded, and most of what is to be looked at. */
export function Reasons({ reasons, remedyOf, vital, lookNote, canLook, onLook, onTie }: ReasonsProps) {
  return groupReasons(reasons).map(({ group, reasons: own }) => {
    const list = (rows: readonly Reason[]) => (
      <ul className="divide-y divide-line">
        {rows.map((reason) => (
          <ReasonRow
            key={reason.id}
            reason={reason}
            tone={GROUP_TONES[group]}
            remedy={remedyOf(reason)}
            onLook={reason.regle !== undefined && canLook(reason.regle) ? onLook : undefined}
            onTie={onTie}
          />
        ))}
      </ul>
    );
    const { shown, folded } = group === "juger" ? vitalFirst(own, vital) : { shown: own, folded: [] };
    return (
      <Card key={group} as="section" aria-label={GROUP_TITLES[group]} className="py-2">
        <Collapsible title={GROUP_TITLES[group]} count={own.length} defaultOpen={group !== "note"}>
          {group === "juger" && lookNote && <p className="pb-2 text-ink-2 text-sm">{lookNote}</p>}
          {list(shown)}
          {folded.length > 0 && (
            <div className="border-line border-t pt-1">
              <Collapsible
                level="h3"
                title={`${counted(folded.length, "autre point", "autres points")} à vérifier`}
                defaultOpen={false}
              >
                {list(folded)}
              </Collapsible>
            </div>
          )}
        </Collapsible>
      </Card>
    );
  });
}
