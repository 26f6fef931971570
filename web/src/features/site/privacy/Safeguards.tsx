import { IdentityValue } from "../IdentityValue.tsx";
import { PRIVACY_VERSION } from "./version.ts";

export function ArtificialIntelligence() {
  return (
    <>
      <p>
        L’assistant et le générateur de listes sont des systèmes automatiques : vous n’échangez pas avec une personne,
        et l’écran vous le rappelle, comme le demande l’article 50 du règlement européen sur l’intelligence
        artificielle. Leurs réponses peuvent être inexactes et ne font pas autorité en matière de navigation.
      </p>
      <p>
        <strong>Par défaut</strong>, tout se passe sur le serveur de Bosco : les réponses viennent d’une base de
        connaissances livrée avec lui et de vos propres données. Rien n’est envoyé à l’extérieur.
      </p>
      <p>
        <strong>Si l’éditeur relie un modèle externe</strong>, celui-ci reçoit votre question, des extraits de la base
        de connaissances et, seulement si la question s’y rapporte, les informations utiles sur vos bateaux, votre
        entretien, vos stocks et vos listes. Pour générer une liste, il reçoit le nombre de personnes et de jours, la
        saison et les régimes choisis, sans rien qui vous désigne. Il ne reçoit ni votre adresse e-mail, ni votre
        adresse postale, ni vos numéros MMSI. Le contrat avec le fournisseur doit exclure que vos données servent à
        entraîner ses modèles. Si le modèle ne répond pas, la réponse intégrée prend le relais.
      </p>
      <p>Vous restez libre de ne pas utiliser l’assistant : les autres fonctions n’en dépendent pas.</p>
    </>
  );
}

export function Security() {
  return (
    <>
      <p>Les principales mesures prises au titre de l’article 32 du RGPD sont les suivantes :</p>
      <ul>
        <li>échanges chiffrés entre votre navigateur et le service ;</li>
        <li>mots de passe conservés sous forme d’empreintes (Argon2id) et tentatives de connexion limitées ;</li>
        <li>cloisonnement des comptes par la base de données elle-même, et pas seulement par l’application ;</li>
        <li>
          photos réencodées, privées de leur position GPS et visibles de leur propriétaire et de l’équipage de ses
          bateaux partagés ;
        </li>
        <li>
          fichiers des papiers reconnus à leur contenu, jamais exécutés, visibles des mêmes personnes, et rendus dans un
          cadre isolé ;
        </li>
        <li>sauvegardes régulières, journal des actions d’administration, effacement complet des comptes supprimés.</li>
      </ul>
      <p>
        En cas de violation de données, l’éditeur avertit la CNIL dans les 72 heures si elle présente un risque, et les
        personnes concernées si ce risque est élevé (articles 33 et 34). Si vous découvrez une faille, écrivez à{" "}
        <IdentityValue field="email" /> et laissez-nous le temps de la corriger avant d’en parler.
      </p>
    </>
  );
}

export function Minors() {
  return (
    <p>
      Le service est réservé aux personnes majeures. Si vous apprenez qu’un mineur a créé un compte, signalez-le-nous :
      nous le supprimerons.
    </p>
  );
}

export function Changes() {
  return (
    <p>
      La présente politique est la {PRIVACY_VERSION}. Si elle change de façon importante, vous en êtes averti dans
      l’application ou par e-mail avant que la nouvelle version s’applique. La version en vigueur est toujours publiée
      sur cette page.
    </p>
  );
}
