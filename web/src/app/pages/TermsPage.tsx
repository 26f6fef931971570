import { Article, type ArticleSection } from "../../features/site/Article.tsx";
import { Conformity } from "../../features/site/terms/Conformity.tsx";
import { Changes, Law, Mediation, Version } from "../../features/site/terms/Disputes.tsx";
import { AccountAccess, Purpose, Seller, Service } from "../../features/site/terms/Offer.tsx";
import { Simulation } from "../../features/site/terms/Simulation.tsx";
import { Duration, Ordering, Price, Termination } from "../../features/site/terms/Subscription.tsx";
import { DataAndContent, Liability, Navigation, ProperUse } from "../../features/site/terms/Use.tsx";
import { Withdrawal, WithdrawalForm } from "../../features/site/terms/Withdrawal.tsx";

const SECTIONS: readonly ArticleSection[] = [
  { id: "simulation", title: "1. Paiement simulé", Content: Simulation },
  { id: "objet", title: "2. Objet", Content: Purpose },
  { id: "vendeur", title: "3. Vendeur", Content: Seller },
  { id: "service", title: "4. Le service", Content: Service },
  { id: "compte", title: "5. Compte et accès", Content: AccountAccess },
  { id: "prix", title: "6. Prix", Content: Price },
  { id: "souscription", title: "7. Souscription", Content: Ordering },
  { id: "duree", title: "8. Durée et renouvellement", Content: Duration },
  { id: "retractation", title: "9. Droit de rétractation", Content: Withdrawal },
  { id: "resiliation", title: "10. Résiliation", Content: Termination },
  { id: "garantie", title: "11. Garantie légale de conformité", Content: Conformity },
  { id: "bon-usage", title: "12. Bon usage", Content: ProperUse },
  { id: "navigation", title: "13. Assistant et sécurité en mer", Content: Navigation },
  { id: "responsabilite", title: "14. Disponibilité et responsabilité", Content: Liability },
  { id: "donnees", title: "15. Vos données et vos contenus", Content: DataAndContent },
  { id: "modifications", title: "16. Modifications", Content: Changes },
  { id: "mediation", title: "17. Réclamations et médiation", Content: Mediation },
  { id: "droit", title: "18. Droit applicable et litiges", Content: Law },
  { id: "version", title: "19. Version", Content: Version },
  { id: "formulaire-retractation", title: "Annexe : formulaire de rétractation", Content: WithdrawalForm },
];

export default function TermsPage() {
  return (
    <Article
      title="Conditions générales de vente"
      description="Prix, durée, rétractation, résiliation et garanties de l’abonnement Bosco Pro, dont le paiement est simulé à ce jour."
      version="Version 1.0 du 15/11/2026"
      lead={
        <p>
          Ces conditions (CGV) règlent l’usage de Bosco et l’abonnement Pro. À ce jour, le paiement est une simulation :
          vous ne payez rien.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
