import { useSite } from "../../data/site.ts";
import { Badge, badgeLook } from "../../ui/content/Badge.tsx";
import { type IdentityField, SiteBlank } from "./SiteBlank.tsx";

const BLANK = "À compléter par l’éditeur";

/** One line of the publisher's identity, or a visible badge where the publisher left it blank. */
export function IdentityValue({ field }: { field: IdentityField }) {
  const site = useSite();
  if (!site) return <SiteBlank field={field} blank={BLANK} className={badgeLook("soon")} />;
  const value = site[field]?.trim();
  if (!value) return <Badge tone="soon">{BLANK}</Badge>;
  if (field === "email") return <a href={`mailto:${value}`}>{value}</a>;
  if (field === "telephone" || field === "hebergeur_telephone") {
    return <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>;
  }
  return value;
}
