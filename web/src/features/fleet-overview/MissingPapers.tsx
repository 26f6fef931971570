import type { Boat } from "@bosco/domain/boats";
import { FileWarning, Plus } from "lucide-react";
import { addressToAdd, useMissingPapers } from "../../fleet/missing-papers.ts";
import { tones } from "../../ui/content/tone.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { classNames } from "../../ui/theme/class-names.ts";

/** What every boat should have a paper of and this one has not, each with the way to add it. */
export function MissingPapers({ boat }: { boat: Boat }) {
  const missing = useMissingPapers(boat);
  if (missing.length === 0) return null;
  return (
    <section aria-label="Papiers manquants" className={classNames("flex gap-3 rounded p-4", tones.soon.soft)}>
      <FileWarning size={22} className="mt-2.5 shrink-0" aria-hidden="true" />
      <ul className="min-w-0 flex-1">
        {missing.map((wanted) => (
          <li key={wanted.nom} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="flex min-h-11 items-center font-semibold">{wanted.nom}</span>
            <Button asChild variant="secondary">
              <Link to={addressToAdd(boat.id, wanted)}>
                <Plus size={18} aria-hidden="true" />
                Ajouter<span className="sr-only">{`\u00a0: ${wanted.nom}`}</span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
