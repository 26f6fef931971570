import { IdentityValue } from "../IdentityValue.tsx";

export function Changes() {
  return (
    <p>
      L’éditeur peut faire évoluer le service et les présentes conditions. Une modification des conditions vous est
      annoncée au moins trente jours avant de s’appliquer ; si vous ne l’acceptez pas, vous pouvez mettre fin au contrat
      sans frais. Une modification du service qui vous serait défavorable de façon non négligeable vous ouvre, si vous
      êtes un consommateur, le droit de résilier sans frais dans les trente jours, comme le prévoient les articles
      L. 224-25-1 et suivants du code de la consommation. Une période d’abonnement déjà souscrite reste régie par la
      version acceptée.
    </p>
  );
}

export function Mediation() {
  return (
    <>
      <p>
        Une réclamation ? Écrivez d’abord à <IdentityValue field="email" /> ou à l’adresse postale de l’éditeur : nous
        vous répondons au plus vite.
      </p>
      <p>
        Si aucun accord n’est trouvé, vous pouvez, en tant que consommateur, saisir gratuitement le médiateur de la
        consommation, dans l’année qui suit votre réclamation écrite (articles L. 612-1 et suivants du code de la
        consommation) : <IdentityValue field="mediateur" />.
      </p>
    </>
  );
}

export function Law() {
  return (
    <p>
      Les présentes conditions sont soumises au droit français. Un consommateur qui réside dans un autre État de l’Union
      européenne garde la protection des règles impératives de son pays. En cas de litige, le consommateur peut saisir,
      à son choix, l’une des juridictions compétentes en vertu du code de procédure civile ou celle du lieu où il
      demeurait lors de la conclusion du contrat ou de la survenance du fait dommageable (article R. 631-3 du code de la
      consommation). Entre professionnels, les tribunaux du siège de l’éditeur sont compétents.
    </p>
  );
}

export function Version() {
  return (
    <p>Version 1.1, du 19/11/2026. Les versions précédentes, lorsqu’il y en a, sont communiquées sur simple demande.</p>
  );
}
