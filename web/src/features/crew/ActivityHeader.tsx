import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { CardHeader } from "../../ui/content/Card.tsx";

export function ActivityHeader({ end }: { end?: ReactNode }) {
  return <CardHeader title="Activité" icon={<Users size={22} className="text-sea" aria-hidden="true" />} end={end} />;
}
