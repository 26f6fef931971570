import type { BoatRight } from "@bosco/domain/crew";
import type { Remedy } from "@bosco/domain/departure";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { mayMend, remedyLink } from "./remedies.ts";

type RemedyButtonProps = {
  remedy: Remedy;
  boatId: string;
  /** What it mends, for whoever hears the button without seeing its row. */
  about: string;
  /** What is done for it in this page. */
  completes: string;
  busy: boolean;
  may: (right: BoatRight) => boolean;
  onBuy: (missing: { nom: string; quantite: number }) => void;
  onCompleteTrip: () => void;
};

/** The one press that mends a reason, for whoever may. */
export function RemedyButton({
  remedy,
  boatId,
  about,
  completes,
  busy,
  may,
  onBuy,
  onCompleteTrip,
}: RemedyButtonProps) {
  if (!mayMend(remedy, may)) return null;
  const link = remedyLink(remedy, boatId);
  if (link)
    return (
      <Button asChild variant="secondary" aria-label={`${link.label}\u00a0: ${about}`}>
        <Link to={link.to}>{link.label}</Link>
      </Button>
    );
  if (remedy.geste === "ajouter-aux-courses")
    return (
      <Button
        variant="secondary"
        busy={busy}
        aria-label={`Ajouter aux courses\u00a0: ${about}`}
        onClick={() => onBuy(remedy)}
      >
        Ajouter aux courses
      </Button>
    );
  if (remedy.geste === "completer-trajet")
    return (
      <Button variant="secondary" aria-label={`${completes}\u00a0: ${about}`} onClick={onCompleteTrip}>
        {completes}
      </Button>
    );
  return null;
}
