import { Article, type ArticleSection } from "../../features/site/Article.tsx";
import { Controller, Recipients, Transfers } from "../../features/site/privacy/Actors.tsx";
import { BrowserStorage } from "../../features/site/privacy/BrowserStorage.tsx";
import {
  AutomatedDecisions,
  DataHeld,
  MandatoryFields,
  Purposes,
} from "../../features/site/privacy/DataAndPurposes.tsx";
import { Retention } from "../../features/site/privacy/Retention.tsx";
import { Complaint, Rights } from "../../features/site/privacy/Rights.tsx";
import { ArtificialIntelligence, Changes, Minors, Security } from "../../features/site/privacy/Safeguards.tsx";
import { PRIVACY_VERSION } from "../../features/site/privacy/version.ts";

const SECTIONS: readonly ArticleSection[] = [
  { id: "responsable", title: "Responsable du traitement", Content: Controller },
  { id: "donnees", title: "Données que nous détenons", Content: DataHeld },
  { id: "finalites", title: "Finalités et bases légales", Content: Purposes },
  { id: "champs-obligatoires", title: "Données obligatoires et facultatives", Content: MandatoryFields },
  { id: "destinataires", title: "Destinataires et sous-traitants", Content: Recipients },
  { id: "transferts", title: "Transferts hors de l’Union européenne", Content: Transfers },
  { id: "durees", title: "Durées de conservation", Content: Retention },
  { id: "droits", title: "Vos droits", Content: Rights },
  { id: "reclamation", title: "Réclamation auprès de la CNIL", Content: Complaint },
  { id: "decisions-automatisees", title: "Absence de décision automatisée", Content: AutomatedDecisions },
  { id: "cookies", title: "Cookies et stockage local", Content: BrowserStorage },
  { id: "intelligence-artificielle", title: "Assistant et intelligence artificielle", Content: ArtificialIntelligence },
  { id: "securite", title: "Sécurité", Content: Security },
  { id: "mineurs", title: "Mineurs", Content: Minors },
  { id: "version", title: "Version et modifications", Content: Changes },
];

export default function PrivacyPage() {
  return (
    <Article
      title="Politique de confidentialité"
      description="Quelles données Bosco détient, pourquoi, combien de temps, et comment exercer vos droits."
      version={PRIVACY_VERSION.replace("v", "V")}
      lead={
        <p>
          Cette page vous informe, comme le prévoit l’article 13 du Règlement général sur la protection des données
          (RGPD), de ce que Bosco fait de vos données. En bref : elles servent à vous rendre le service, elles ne sont
          ni vendues ni exploitées pour la publicité, et vous pouvez les emporter ou les effacer quand vous voulez.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
