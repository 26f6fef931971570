import type { Boat } from "@bosco/domain/boats";
import { FIRST_STEPS, nextFirstStep } from "@bosco/domain/fleet";
import { X } from "lucide-react";
import { useState } from "react";
import { boatAddress } from "../../fleet/boat-address.ts";
import { isAnothers } from "../../fleet/crew.ts";
import { isStartOpen } from "../../fleet/first-start.ts";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { endStart, readProgress } from "./progress.ts";
import { useFirstThings } from "./use-first-things.ts";

/** A quiet line: « Reprendre la mise en route : étape 3 sur 4 ». There until it is finished or put away. */
export function ResumeStart({ boat }: { boat: Boat }) {
  const things = useFirstThings(boat);
  const [isAway, setIsAway] = useState(false);
  const step = things && nextFirstStep(things, readProgress(boat.id).passed);
  if (isAway || !step || isAnothers(boat) || !isStartOpen(boat.id)) return null;
  return (
    <p className="mt-3 flex items-center gap-1 text-sm">
      <Link
        to={boatAddress("/demarrer", boat.id)}
        className="inline-flex min-h-11 items-center font-semibold text-sea-strong underline"
      >
        {`Reprendre la mise en route\u00a0: étape ${FIRST_STEPS.indexOf(step) + 1} sur ${FIRST_STEPS.length}`}
      </Link>
      <IconButton
        label="Ne plus proposer la mise en route"
        onClick={() => {
          endStart();
          setIsAway(true);
          // why: what had the focus is gone.
          document.getElementById("contenu")?.focus();
        }}
      >
        <X size={18} />
      </IconButton>
    </p>
  );
}
