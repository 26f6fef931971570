import type { ShownSign, Signs } from "@bosco/domain/fleet";
import { signWords } from "@bosco/domain/fleet";
import { boatAddress } from "../../fleet/boat-address.ts";
import { signTones } from "../../fleet/sign-tones.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Link } from "../../ui/routing/Link.tsx";

const places: Record<ShownSign, string> = {
  late: "/maintenance",
  soon: "/maintenance",
  expired: "/inventory",
  critical: "/inventory",
};

type SignCountProps = { boat: { id: string; nom: string }; sign: ShownSign; signs: Signs };

/** A count in words that leads to what it counts. It lies above the link of its row, and is as high as a thumb. */
export function SignCount({ boat, sign, signs }: SignCountProps) {
  const words = signWords(sign, signs[sign]);
  return (
    <Link
      to={boatAddress(places[sign], boat.id)}
      aria-label={`${words}\u00a0: ${boat.nom}`}
      className="relative inline-flex min-h-11 items-center rounded-full hover:underline"
    >
      <Badge tone={signTones[sign]}>{words}</Badge>
    </Link>
  );
}
