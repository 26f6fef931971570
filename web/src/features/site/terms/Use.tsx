import { Link } from "../../../ui/routing/Link.tsx";
import { Notice } from "../Notice.tsx";

export function ProperUse() {
  return (
    <>
      <p>Vous vous engagez à :</p>
      <ul>
        <li>ne déposer que des contenus que vous avez le droit d’utiliser, sans rien d’illicite ;</li>
        <li>ne pas chercher à accéder aux données d’autrui ni à contourner les limites de votre formule ;</li>
        <li>ne pas perturber le service, notamment par des requêtes automatisées massives ;</li>
        <li>ne rien écrire de personnel ni d’offensant dans le compte de démonstration.</li>
      </ul>
    </>
  );
}

export function Navigation() {
  return (
    <>
      <p>
        Bosco est une aide à l’organisation. L’assistant et le générateur sont des systèmes automatiques, qui peuvent se
        tromper. Leurs réponses, les rappels, les checklists et les listes ne font pas autorité en matière de
        navigation, de sécurité ou de réglementation : ils ne remplacent ni les cartes et documents nautiques à jour, ni
        la météo, ni les manuels des constructeurs, ni le jugement du chef de bord.
      </p>
      <Notice title="En cas d’urgence en mer">
        <p>Bosco ne transmet aucune alerte. Appelez le CROSS par VHF sur le canal 16, ou par téléphone au 196.</p>
      </Notice>
    </>
  );
}

export function Liability() {
  return (
    <>
      <p>
        L’éditeur met en œuvre les moyens raisonnables pour que le service soit disponible, sûr et sauvegardé. Le
        service peut être interrompu pour maintenance ; les interruptions prévisibles sont annoncées autant que
        possible.
      </p>
      <p>
        L’éditeur répond de la bonne exécution de ses obligations. Il n’est pas responsable d’un dommage dû à votre
        faute, au fait imprévisible et insurmontable d’un tiers ou à un cas de force majeure. À l’égard d’un
        professionnel, sa responsabilité est limitée aux dommages directs et au montant payé au cours des douze derniers
        mois. Rien dans ces conditions ne limite les droits que la loi donne aux consommateurs, ni la responsabilité en
        cas de dommage corporel, de faute lourde ou de dol.
      </p>
    </>
  );
}

export function DataAndContent() {
  return (
    <>
      <p>
        Ce que vous saisissez reste à vous. Vous autorisez seulement l’éditeur à l’héberger, le copier et l’afficher
        autant qu’il le faut pour vous rendre le service. Vous pouvez l’exporter à tout moment, y compris après la fin
        de l’abonnement. Le traitement des données personnelles est décrit dans la{" "}
        <Link to="/politique-confidentialite">politique de confidentialité</Link>.
      </p>
      <p>
        L’application, ses textes, ses dessins et sa marque appartiennent à l’éditeur ou à leurs auteurs. Vous disposez
        d’un droit d’usage personnel et non exclusif, pour la durée de votre compte.
      </p>
    </>
  );
}
