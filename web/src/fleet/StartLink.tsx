import { Button } from "../ui/form/Button.tsx";
import { Link } from "../ui/routing/Link.tsx";

/** To the first start, wherever a page can do nothing without a boat. */
export function StartLink() {
  return (
    <Button asChild>
      <Link to="/demarrer">Démarrer en quatre étapes</Link>
    </Button>
  );
}
