import { Link } from "../../../ui/routing/Link.tsx";
import { IdentityValue } from "../IdentityValue.tsx";

export function Withdrawal() {
  return (
    <>
      <p>
        Si vous êtes un consommateur, vous disposez de <strong>quatorze jours</strong> à compter de la conclusion du
        contrat pour vous rétracter, sans avoir à vous justifier et sans frais (article L. 221-18 du code de la
        consommation). Un délai qui expire un samedi, un dimanche ou un jour férié est prolongé jusqu’au premier jour
        ouvrable suivant.
      </p>
      <h3>Comment vous rétracter</h3>
      <ul>
        <li>
          <strong>En ligne</strong> : pendant tout le délai, une fonction « Renoncer au contrat ici » sera accessible
          depuis « Mon Profil » pour tout abonnement payant (articles L. 221-21 et D. 221-5). Vous indiquez vos nom et
          prénom et le contrat visé, puis vous choisissez « Confirmer la rétractation ». Nous vous envoyons sans délai,
          sur un support durable, un accusé de réception qui reprend le contenu, la date et l’heure de votre
          déclaration.
        </li>
        <li>
          <strong>Par écrit</strong> : envoyez le <Link to={{ hash: "formulaire-retractation" }}>formulaire type</Link>,
          ou toute autre déclaration dénuée d’ambiguïté, à <IdentityValue field="email" /> ou à l’adresse postale de
          l’éditeur.
        </li>
      </ul>
      <p>Il suffit d’envoyer votre déclaration avant la fin du délai.</p>
      <h3>Ce que nous vous remboursons</h3>
      <p>
        Nous vous remboursons la totalité des sommes versées, au plus tard quatorze jours après avoir reçu votre
        décision, par le moyen de paiement que vous avez utilisé, sauf accord de votre part pour un autre moyen. Si vous
        avez expressément demandé que l’abonnement commence avant la fin du délai, vous ne devez que le montant
        correspondant au service fourni jusqu’à votre rétractation (article L. 221-25).
      </p>
    </>
  );
}

export function WithdrawalForm() {
  return (
    <>
      <p>
        À compléter et à renvoyer uniquement si vous souhaitez vous rétracter du contrat et si vous n’utilisez pas la
        fonction en ligne.
      </p>
      <div className="flex flex-col gap-2 rounded border border-line bg-surface p-5">
        <p>
          À l’attention de <IdentityValue field="editeur" />, <IdentityValue field="adresse" />, e-mail :{" "}
          <IdentityValue field="email" />
        </p>
        <p>
          Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous :
          abonnement Bosco Pro, formule mensuelle ou annuelle (rayez la mention inutile).
        </p>
        <p>Commandé le :</p>
        <p>Nom et prénom du consommateur :</p>
        <p>Adresse du consommateur :</p>
        <p>Adresse e-mail du compte :</p>
        <p>Date :</p>
        <p>Signature du consommateur (seulement si ce formulaire est notifié sur papier) :</p>
      </div>
    </>
  );
}
