import { Badge } from "../../ui/content/Badge.tsx";
import { type SiteIdentity, useSiteIdentity } from "./site-identity.ts";

/** One line of the publisher's identity, or a visible badge where the publisher left it blank. */
export function IdentityValue({ field }: { field: keyof SiteIdentity }) {
  const value = useSiteIdentity()?.[field]?.trim();
  if (!value) return <Badge tone="soon">À compléter par l’éditeur</Badge>;
  if (field === "email") return <a href={`mailto:${value}`}>{value}</a>;
  if (field === "telephone" || field === "hebergeur_telephone") {
    return <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>;
  }
  return value;
}
