import { Plus } from "lucide-react";
import { Button, type ButtonProps } from "../ui/form/Button.tsx";
import { Link } from "../ui/routing/Link.tsx";

/** Where a boat is added: the page of the boats, with the form open. */
export const ADD_BOAT = "/mes-bateaux?ajouter=1";

/** Wherever a page can do nothing without a boat. */
export function AddBoatLink(look: Pick<ButtonProps, "size" | "variant" | "className">) {
  return (
    <Button asChild {...look}>
      <Link to={ADD_BOAT}>
        <Plus size={20} aria-hidden="true" />
        Ajouter un navire
      </Link>
    </Button>
  );
}
