import type { Boat } from "@bosco/domain/boats";
import { FolderOpen } from "lucide-react";
import { Button, type ButtonProps } from "../ui/form/Button.tsx";
import { Link } from "../ui/routing/Link.tsx";
import { boatAddress } from "./boat-address.ts";

export const PAPERS_PAGE = "/papiers";

type PapersLinkProps = Pick<ButtonProps, "variant" | "className"> & { boat: Pick<Boat, "id" | "nom"> };

/** To the papers of a boat. */
export function PapersLink({ boat, ...look }: PapersLinkProps) {
  return (
    <Button asChild {...look}>
      <Link to={boatAddress(PAPERS_PAGE, boat.id)} aria-label={`Papiers\u00a0: ${boat.nom}`}>
        <FolderOpen size={18} aria-hidden="true" />
        Papiers
      </Link>
    </Button>
  );
}
