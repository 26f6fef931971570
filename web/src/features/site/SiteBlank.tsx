import type { Site } from "@bosco/contract";

export type IdentityField = Exclude<keyof Site, "courriel_actif">;

type SiteBlankProps = {
  field: IdentityField;
  blank: string;
  /** How `blank` looks; what the server fills in has no look of its own. */
  className?: string;
};

/**
 * Holds the line of what this server says about itself until the page knows it. In the pages drawn by the build, the server
 * writes it here, or `blank`, so that it can be read without a script.
 */
export function SiteBlank({ field, blank, className }: SiteBlankProps) {
  return (
    <span className={className} data-site={field} data-blank={blank} suppressHydrationWarning>
      {"\u00a0"}
    </span>
  );
}
