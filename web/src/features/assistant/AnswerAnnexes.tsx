import type { Question, SheetReference } from "@bosco/domain/assistant";
import { ArrowRight, BookOpen, Check, CircleHelp, Copy, ListChecks, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { useMay } from "../../fleet/crew.ts";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { useAnswerActions } from "./use-answer-actions.ts";

export type AnswerLinks = {
  onOpenSheet: (id: string) => void;
  /** Absent while no question can be asked. */
  onAsk?: ((question: string) => void) | undefined;
};

/** What stands beneath an answer: its sheets, the nearest subjects, the pages it speaks of, and what can be made of it. */
export function AnswerAnnexes({ question, onOpenSheet, onAsk }: { question: Question } & AnswerLinks) {
  const { fiches, proches, liens } = question.annexes;
  return (
    <div className="mt-5 flex flex-col gap-4">
      {fiches.length > 0 && (
        <Row title={fiches.length > 1 ? "Fiches utilisées" : "Fiche utilisée"}>
          {fiches.map((sheet) => (
            <SheetButton key={sheet.id} sheet={sheet} onOpen={onOpenSheet} />
          ))}
        </Row>
      )}
      {proches.length > 0 && (
        <Row title="Sujets les plus proches">
          {proches.map(({ id, titre }) => (
            <Button
              key={id}
              variant="secondary"
              className="wrap-anywhere text-left"
              onClick={() => (onAsk ? onAsk(titre) : onOpenSheet(id))}
            >
              <CircleHelp size={18} aria-hidden="true" />
              {titre}
            </Button>
          ))}
        </Row>
      )}
      {liens.length > 0 && (
        <Row title="Voir dans Bosco">
          {liens.map(({ titre, chemin }) => (
            <Button key={chemin} asChild variant="secondary">
              <Link to={chemin}>
                {titre}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </Button>
          ))}
        </Row>
      )}
      <Actions question={question} />
    </div>
  );
}

export function SheetButton({ sheet, onOpen }: { sheet: SheetReference; onOpen: (id: string) => void }) {
  return (
    <Button variant="secondary" className="wrap-anywhere text-left" onClick={() => onOpen(sheet.id)}>
      <BookOpen size={18} aria-hidden="true" />
      {sheet.titre}
    </Button>
  );
}

export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 font-semibold text-ink-2 text-xs">{title}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Actions({ question }: { question: Question }) {
  const { maintenance, checklist } = question.annexes;
  const { copy, planMaintenance, createChecklist, planning, creating, made } = useAnswerActions(question);
  const { boat } = useSelectedBoat();
  const may = useMay(boat);
  // why without a boat too: the press then says that one is needed, and where to add it.
  const mayPlan = !boat || may("maintenance.edit");
  const mayList = !boat || may("checklists.edit");
  return (
    <div className="flex flex-wrap border-line border-t pt-2">
      <Button variant="quiet" onClick={copy}>
        <Copy size={18} aria-hidden="true" />
        Copier
      </Button>
      {maintenance &&
        (made.maintenance ? (
          <Made to="/maintenance" label="Maintenance créée" />
        ) : (
          mayPlan && (
            <Button variant="quiet" busy={planning} busyLabel="Création..." onClick={planMaintenance}>
              <Wrench size={18} aria-hidden="true" />
              Créer une maintenance
            </Button>
          )
        ))}
      {checklist &&
        (made.checklist ? (
          <Made to="/checklists" label="Checklist créée" />
        ) : (
          mayList && (
            <Button variant="quiet" busy={creating} busyLabel="Création..." onClick={createChecklist}>
              <ListChecks size={18} aria-hidden="true" />
              Créer une checklist
            </Button>
          )
        ))}
    </div>
  );
}

function Made({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild variant="quiet">
      <Link to={to}>
        <Check size={18} aria-hidden="true" />
        {label}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </Button>
  );
}
