import type { Site } from "@bosco/contract";
import type { Config } from "../../config.ts";

/** What visitors may know of this server's configuration. */
export function siteOf(config: Config): Site {
  return {
    courriel_actif: config.SMTP_URL !== undefined,
    editeur: config.LEGAL_EDITOR ?? null,
    forme_juridique: config.LEGAL_FORM ?? null,
    capital: config.LEGAL_CAPITAL ?? null,
    adresse: config.LEGAL_ADDRESS ?? null,
    telephone: config.LEGAL_PHONE ?? null,
    email: config.LEGAL_EMAIL ?? null,
    siret: config.LEGAL_SIRET ?? null,
    tva: config.LEGAL_VAT ?? null,
    directeur_publication: config.LEGAL_DIRECTOR ?? null,
    hebergeur: config.LEGAL_HOST ?? null,
    hebergeur_adresse: config.LEGAL_HOST_ADDRESS ?? null,
    hebergeur_telephone: config.LEGAL_HOST_PHONE ?? null,
    mediateur: config.LEGAL_MEDIATOR ?? null,
  };
}
