import { IdentityValue } from "../IdentityValue.tsx";

export function Conformity() {
  return (
    <>
      <div className="flex flex-col gap-3 rounded border-2 border-line bg-surface p-5">
        <p>
          Le consommateur a droit à la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut
          de conformité pendant toute la période au cours de laquelle le service numérique lui est fourni. Durant cette
          période, il n’est tenu d’établir que l’existence du défaut de conformité, et non la date de son apparition.
        </p>
        <p>
          La garantie légale de conformité emporte l’obligation de fournir toutes les mises à jour nécessaires au
          maintien de la conformité du service numérique.
        </p>
        <p>
          Elle donne au consommateur droit à la mise en conformité du service numérique, sans retard injustifié suivant
          sa demande, sans frais et sans inconvénient majeur pour lui.
        </p>
        <p>
          Le consommateur peut obtenir une réduction du prix en conservant le service numérique, ou mettre fin au
          contrat en se faisant rembourser intégralement contre renoncement au service numérique, si :
        </p>
        <ol>
          <li>le professionnel refuse de mettre le service numérique en conformité ;</li>
          <li>la mise en conformité est retardée de manière injustifiée ;</li>
          <li>la mise en conformité ne peut intervenir sans frais imposés au consommateur ;</li>
          <li>la mise en conformité occasionne un inconvénient majeur pour le consommateur ;</li>
          <li>
            la non-conformité persiste en dépit d’une tentative de mise en conformité du professionnel restée
            infructueuse.
          </li>
        </ol>
        <p>
          Le consommateur a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut est
          si grave qu’il justifie que cette mesure soit immédiate. Il n’est alors pas tenu de demander la mise en
          conformité au préalable.
        </p>
        <p>
          Lorsque le défaut de conformité est mineur, le consommateur n’a droit à l’annulation du contrat que si
          celui-ci ne prévoit pas le paiement d’un prix.
        </p>
        <p>
          Toute période d’indisponibilité du service numérique en vue de sa remise en conformité suspend la garantie qui
          restait à courir, jusqu’à la fourniture du service de nouveau conforme.
        </p>
        <p>
          Ces droits résultent de l’application des articles L. 224-25-1 à L. 224-25-31 du code de la consommation. Le
          professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt
          une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre
          d’affaires moyen annuel (article L. 242-18-1 du code de la consommation).
        </p>
        <p>
          Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641
          à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne
          droit à une réduction du prix si le service numérique est conservé, ou à un remboursement intégral contre
          renoncement au service numérique.
        </p>
      </div>
      <p>
        Pour la mettre en œuvre, écrivez à <IdentityValue field="email" /> en décrivant le défaut constaté. Les
        corrections et les mises à jour sont installées sur le serveur, sans frais et sans démarche de votre part.
      </p>
    </>
  );
}
