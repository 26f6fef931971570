import { Article, type ArticleSection } from "../../features/site/Article.tsx";
import { Host, Mediator, Publisher } from "../../features/site/legal-notice/Identity.tsx";
import {
  Accessibility,
  Disclaimer,
  PersonalData,
  Property,
  Reporting,
} from "../../features/site/legal-notice/Statements.tsx";

const SECTIONS: readonly ArticleSection[] = [
  { id: "editeur", title: "Éditeur", Content: Publisher },
  { id: "hebergeur", title: "Hébergeur", Content: Host },
  { id: "mediateur", title: "Médiateur de la consommation", Content: Mediator },
  { id: "propriete", title: "Propriété intellectuelle", Content: Property },
  { id: "donnees", title: "Données personnelles", Content: PersonalData },
  { id: "avertissement", title: "Avertissement aux navigateurs", Content: Disclaimer },
  { id: "accessibilite", title: "Accessibilité", Content: Accessibility },
  { id: "signalement", title: "Signalement", Content: Reporting },
];

export default function LegalNoticePage() {
  return (
    <Article
      title="Mentions légales"
      description="Éditeur, directeur de la publication et hébergeur du service Bosco."
      version="Mises à jour le 15/11/2026"
      lead={
        <p>
          Informations publiées en application de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie
          numérique.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
