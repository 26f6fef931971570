import { CEILINGS, FAIR_QUESTIONS_PER_DAY, FREE_LIMITS } from "@bosco/domain/account";
import { CREW_LIMITS } from "@bosco/domain/crew";
import { frenchNumber } from "@bosco/domain/french";
import { Link } from "../../../ui/routing/Link.tsx";
import { ArticleTable } from "../ArticleTable.tsx";
import { IdentityValue } from "../IdentityValue.tsx";

export function Purpose() {
  return (
    <>
      <p>
        Les présentes conditions générales s’appliquent à l’usage de Bosco et à la souscription de l’abonnement Pro, par
        un consommateur ou par un professionnel. Les dispositions du code de la consommation citées ici bénéficient aux
        consommateurs et, lorsque la loi le prévoit, aux non-professionnels.
      </p>
      <p>
        Elles vous sont proposées avant toute souscription et restent accessibles sur cette page, que vous pouvez
        enregistrer ou imprimer. La version applicable est celle en vigueur au jour de votre souscription.
      </p>
    </>
  );
}

export function Seller() {
  return (
    <>
      <p>
        Le service est édité et vendu par <IdentityValue field="editeur" />.
      </p>
      <ul>
        <li>
          Forme juridique : <IdentityValue field="forme_juridique" />
        </li>
        <li>
          Capital social : <IdentityValue field="capital" />
        </li>
        <li>
          Adresse : <IdentityValue field="adresse" />
        </li>
        <li>
          SIRET ou RCS : <IdentityValue field="siret" />
        </li>
        <li>
          Numéro de TVA : <IdentityValue field="tva" />
        </li>
        <li>
          Téléphone : <IdentityValue field="telephone" />
        </li>
        <li>
          E-mail : <IdentityValue field="email" />
        </li>
      </ul>
    </>
  );
}

const ceilingOf = (thing: keyof typeof CEILINGS) => frenchNumber(CEILINGS[thing].pro);

export function Service() {
  return (
    <>
      <p>
        Bosco est une application en ligne qui aide les propriétaires de bateaux à gérer leurs bateaux, leur entretien,
        leur inventaire, leur avitaillement et leurs checklists, et à interroger un assistant nautique automatique.
      </p>
      <ArticleTable
        hasShortCells
        caption="Ce que comprennent la formule gratuite et l’abonnement Pro"
        columns={["Fonction", "Gratuit", "Pro"]}
        rows={[
          ["Bateaux", `${FREE_LIMITS.boats}`, "Plusieurs"],
          ["Maintenances non terminées", `${FREE_LIMITS.openMaintenances}`, "Sans limite"],
          ["Articles d’inventaire", `${FREE_LIMITS.articles}`, "Sans limite"],
          ["Papiers", `${FREE_LIMITS.documents}`, "Sans limite"],
          ["Questions à l’assistant", `${FREE_LIMITS.questionsPerDay} par jour`, `${FAIR_QUESTIONS_PER_DAY} par jour`],
          ["Équipiers par bateau", `${CREW_LIMITS.free}`, `${CREW_LIMITS.pro}`],
          ["Générateur d’avitaillement", "Non", "Oui"],
          ["Checklists, espaces de stockage, liste d’achat en PDF, export", "Oui", "Oui"],
        ]}
      />
      <p>
        « Sans limite » s’entend dans l’usage d’un propriétaire de bateaux. Pour que personne ne gêne les autres, un
        compte contient au plus {ceilingOf("boats")} bateaux, {ceilingOf("articles")} articles,{" "}
        {ceilingOf("maintenances")} maintenances, {ceilingOf("documents")} papiers, {ceilingOf("lists")} listes
        d’avitaillement et {ceilingOf("checklists")} checklists.
      </p>
      <p>
        Il faut un navigateur récent et une connexion à Internet, dont le coût reste à votre charge. Ce qui reste
        lisible hors ligne est expliqué dans la <Link to="/faq#hors-ligne">FAQ</Link>. Aucune mesure de protection
        technique ne limite la récupération de vos données.
      </p>
    </>
  );
}

export function AccountAccess() {
  return (
    <>
      <p>
        <strong>Le service est réservé aux personnes majeures</strong> et capables de contracter. La formule gratuite ne
        comporte aucune obligation d’achat.
      </p>
      <p>
        Vous créez un compte avec une adresse e-mail valide et un mot de passe que vous gardez secret. Vous répondez de
        ce qui est fait depuis votre compte, sauf si vous établissez qu’il a été utilisé à votre insu ; prévenez-nous
        sans tarder si vous le soupçonnez. Le compte de démonstration, ouvert à tous, ne donne lieu à aucun contrat de
        vente : ses données sont remises en place chaque nuit.
      </p>
    </>
  );
}
