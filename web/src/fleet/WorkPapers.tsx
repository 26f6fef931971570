import { counted } from "@bosco/domain/french";
import type { Maintenance } from "@bosco/domain/maintenance";
import { Paperclip, Plus } from "lucide-react";
import { Link } from "../ui/routing/Link.tsx";
import { boatAddress } from "./boat-address.ts";
import { usePapersOfWork } from "./papers.ts";

type WorkPapersProps = {
  maintenance: Pick<Maintenance, "id" | "bateau_id">;
  /** What the work is called. */
  title: string;
  mayAdd: boolean;
};

const look = "inline-flex min-h-11 items-center gap-2 font-semibold text-sea-strong text-sm hover:underline";

/** The invoices and photos that hang on a work, one press away, and the way to add one. */
export function WorkPapers({ maintenance: { id, bateau_id }, title, mayAdd }: WorkPapersProps) {
  const { length: count } = usePapersOfWork(id);
  if (count === 0 && !mayAdd) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
      {count > 0 && (
        <Link
          to={boatAddress("/papiers", bateau_id, { maintenance: id })}
          aria-label={`${counted(count, "pièce jointe", "pièces jointes")}\u00a0: ${title}`}
          className={look}
        >
          <Paperclip size={18} aria-hidden="true" />
          {counted(count, "pièce jointe", "pièces jointes")}
        </Link>
      )}
      {mayAdd && (
        <Link
          to={boatAddress("/papiers", bateau_id, { maintenance: id, ajouter: "1" })}
          aria-label={`Joindre une facture\u00a0: ${title}`}
          className={look}
        >
          <Plus size={18} aria-hidden="true" />
          Joindre une facture
        </Link>
      )}
    </p>
  );
}
