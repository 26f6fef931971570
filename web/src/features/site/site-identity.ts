import { useOutletContext } from "react-router";

/** Who publishes this server, as its configuration says. A null is a blank that the publisher still has to fill. */
export interface SiteIdentity {
  editeur: string | null;
  forme_juridique: string | null;
  capital: string | null;
  adresse: string | null;
  telephone: string | null;
  email: string | null;
  siret: string | null;
  tva: string | null;
  directeur_publication: string | null;
  hebergeur: string | null;
  hebergeur_adresse: string | null;
  hebergeur_telephone: string | null;
  mediateur: string | null;
}

/** The layout around these pages provides the identity; without a layout (a test, an error page) there is none. */
export function useSiteIdentity(): SiteIdentity | null {
  const context = useOutletContext<{ identity: SiteIdentity | null } | undefined>();
  return context?.identity ?? null;
}
