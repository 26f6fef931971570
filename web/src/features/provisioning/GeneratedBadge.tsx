import type { Generation } from "@bosco/domain/provisioning";
import { Bot, Calculator } from "lucide-react";
import { Badge } from "../../ui/content/Badge.tsx";

/** Says what made a list: the law asks that a machine's hand be named. */
export function GeneratedBadge({ generation }: { generation: Generation }) {
  return generation.origine === "ia" ? (
    <Badge tone="progress" icon={<Bot aria-hidden="true" />}>
      Généré par IA
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<Calculator aria-hidden="true" />}>
      Généré par calcul
    </Badge>
  );
}
