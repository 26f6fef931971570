import { type Paper, paperExpiry } from "@bosco/domain/documents";
import { Check, CloudUpload, Ellipsis, Paperclip, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { waitingFile } from "../../data/effects/waiting-file.ts";
import { ValidityBadge } from "../../fleet/ValidityBadge.tsx";
import { Badge } from "../../ui/content/Badge.tsx";
import { NameButton } from "../../ui/content/NameButton.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { DropdownMenu, MenuItem } from "../../ui/overlay/DropdownMenu.tsx";
import { paperFacts } from "./paper-facts.ts";
import { TypeIcon } from "./type-icons.tsx";

export interface PaperActions {
  onOpen: (paper: Paper) => void;
  onEdit: (paper: Paper) => void;
  onRemove: (paper: Paper) => void;
}

type PaperRowProps = PaperActions & {
  paper: Paper;
  today: string;
  /** Where papers of several boats stand together. */
  boatName: string | undefined;
  mayEdit: boolean;
  /** Another has taken its place. */
  isReplaced: boolean;
  isKept: boolean;
};

/** A paper as one line of a list. */
export const PaperRow = memo(function PaperRow({ paper, today, boatName, mayEdit, ...row }: PaperRowProps) {
  const { isReplaced, isKept, ...actions } = row;
  const state = paperExpiry(paper, today);
  const facts = paperFacts(paper, state === "Expiré");
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-soft text-sea-strong">
        <TypeIcon type={paper.type} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex font-normal">
          <NameButton className="min-h-11 py-2.5" onClick={() => actions.onOpen(paper)}>
            {paper.titre}
          </NameButton>
        </h3>
        <p className="-mt-1.5 break-words text-ink-2 text-sm tabular-nums">
          {[facts, boatName].filter(Boolean).join(" · ")}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {state && <ValidityBadge validity={state} isReplaced={isReplaced} />}
          <FileBadge paper={paper} isKept={isKept} />
        </p>
      </div>
      {mayEdit && (
        <DropdownMenu
          trigger={
            <IconButton label={`Autres actions\u00a0: ${paper.titre}`}>
              <Ellipsis size={20} />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={20} />} onSelect={() => actions.onEdit(paper)}>
            Modifier
          </MenuItem>
          <MenuItem icon={<Trash2 size={20} />} danger onSelect={() => actions.onRemove(paper)}>
            Supprimer
          </MenuItem>
        </DropdownMenu>
      )}
    </li>
  );
});

function FileBadge({ paper: { fichier }, isKept }: { paper: Paper; isKept: boolean }) {
  if (!fichier) return null;
  if (waitingFile(fichier.empreinte))
    return <Badge icon={<CloudUpload aria-hidden="true" />}>Fichier en attente</Badge>;
  return (
    <Badge icon={isKept ? <Check aria-hidden="true" /> : <Paperclip aria-hidden="true" />}>
      {isKept ? "Gardé sur cet appareil" : fichier.type === "application/pdf" ? "PDF" : "Photo"}
    </Badge>
  );
}
