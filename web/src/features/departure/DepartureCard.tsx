import type { Boat } from "@bosco/domain/boats";
import { Anchor } from "lucide-react";
import { useEffect, useState } from "react";
import { boatAddress } from "../../fleet/boat-address.ts";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Link } from "../../ui/routing/Link.tsx";

const summary = lazyPart(() => import("./DepartureSummary.tsx"));

/** The dashboard's card. why so late: what judges is large, and nobody leaves before using the page. */
export function DepartureCard({ boat }: { boat: Boat }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(
    () =>
      onFirstUse(
        () =>
          void summary.load().then(
            () => setIsThere(true),
            () => {},
          ),
      ),
    [],
  );
  return (
    <Card as="section" aria-label={"Prêt à partir\u00a0?"}>
      <CardHeader
        title={"Prêt à partir\u00a0?"}
        icon={<Anchor size={22} className="text-sea" aria-hidden="true" />}
        end={
          <Button asChild variant="secondary">
            <Link to={boatAddress("/depart", boat.id)}>Préparer un départ</Link>
          </Button>
        }
      />
      <div className="min-h-48">
        {isThere ? (
          <summary.Part boat={boat} />
        ) : (
          <p className="text-ink-2">
            Équipement de la zone, entretien, papiers, eau, carburant et vivres, jugés pour votre prochain trajet.
          </p>
        )}
      </div>
    </Card>
  );
}
