import { columnWords, type Signs, signWords } from "@bosco/domain/fleet";
import { boatAddress, type Wanted } from "../../fleet/boat-address.ts";
import { PAPERS_PAGE } from "../../fleet/PapersLink.tsx";
import { signTones } from "../../fleet/sign-tones.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Link } from "../../ui/routing/Link.tsx";

/** why nothing is wanted for 'soon': the groups of upkeep have none of what is due soon. */
const places: Record<keyof Signs, { page: string; wanted?: Wanted }> = {
  late: { page: "/maintenance", wanted: { groupe: "En retard" } },
  soon: { page: "/maintenance" },
  expired: { page: "/inventory", wanted: { stock: "perimes" } },
  expiring: { page: "/inventory", wanted: { stock: "expirent" } },
  critical: { page: "/inventory", wanted: { stock: "a-racheter" } },
  papersExpired: { page: PAPERS_PAGE, wanted: { papiers: "expires" } },
  papersExpiring: { page: PAPERS_PAGE, wanted: { papiers: "expirent" } },
  papersMissing: { page: PAPERS_PAGE },
};

type SignCountProps = {
  boat: { id: string; nom: string };
  sign: keyof Signs;
  signs: Signs;
  /** Its column's heading says what is critical. */
  isUnderHeading?: boolean;
};

/** A count in words that leads to what it counts. It lies above the link of its row, and is as high as a thumb. */
export function SignCount({ boat, sign, signs, isUnderHeading = false }: SignCountProps) {
  const words = signWords(sign, signs[sign]);
  const { page, wanted } = places[sign];
  return (
    <Link
      to={boatAddress(page, boat.id, wanted)}
      aria-label={`${words}\u00a0: ${boat.nom}`}
      className="relative inline-flex min-h-11 items-center rounded-full hover:underline"
    >
      <Badge tone={signTones[sign]}>{isUnderHeading ? columnWords(sign, signs[sign]) : words}</Badge>
    </Link>
  );
}
