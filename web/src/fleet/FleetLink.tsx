import { Ship } from "lucide-react";
import { Button } from "../ui/form/Button.tsx";
import { Link } from "../ui/routing/Link.tsx";

/** To all boats at a glance; where there is one only, there is nothing to compare. */
export function FleetLink({ boats }: { boats: readonly unknown[] }) {
  if (boats.length < 2) return null;
  return (
    <Button asChild variant="secondary" className="shrink-0">
      <Link to="/flotte">
        <Ship size={20} aria-hidden="true" />
        Ma flotte
      </Link>
    </Button>
  );
}
