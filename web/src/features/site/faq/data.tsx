import { Link } from "../../../ui/routing/Link.tsx";
import type { FaqGroup } from "./entry.ts";

export const data: FaqGroup = {
  id: "donnees",
  title: "Vos données",
  entries: [
    {
      id: "qui-voit-mes-donnees",
      question: "Qui peut voir mes données ?",
      answer: (
        <p>
          Vous, et sur un bateau que vous partagez, son équipage. Les autres utilisateurs n’y ont jamais accès. Dans
          l’application, un administrateur voit la liste des comptes (nom, e-mail, formule, dates, noms des bateaux),
          mais pas le contenu des bateaux : ni vos maintenances, ni votre inventaire, ni vos questions.
        </p>
      ),
    },
    {
      id: "exporter",
      question: "Comment récupérer toutes mes données ?",
      answer: (
        <p>
          Sur « Mon Profil », la rubrique « Mes données » vous remet un fichier zip qui contient tout ce que vous avez
          saisi, en JSON et en CSV, une table par fichier, avec vos photos et les fichiers de vos papiers. C’est
          gratuit, quelle que soit votre formule. Un export de 100 Mo au plus peut être réimporté dans un compte vide ;
          un plus lourd se garde, et s’ouvre comme tout fichier zip.
        </p>
      ),
    },
    {
      id: "supprimer-mon-compte",
      question: "Comment supprimer mon compte ?",
      answer: (
        <p>
          Sur « Mon Profil », choisissez la suppression du compte et saisissez SUPPRIMER pour confirmer. Toutes vos
          données, vos photos et vos papiers sont effacés aussitôt, et définitivement ; ils disparaissent des
          sauvegardes en 30 jours au plus.
        </p>
      ),
    },
    {
      id: "publicite-et-traceurs",
      question: "Bosco affiche-t-il de la publicité ou des traceurs ?",
      answer: (
        <p>
          Non : ni publicité, ni mesure d’audience, ni contenu chargé depuis un autre site. Il n’y a donc pas de bandeau
          de consentement ; le peu qui est gardé sur votre appareil est décrit dans la{" "}
          <Link to="/politique-confidentialite#cookies">politique de confidentialité</Link>.
        </p>
      ),
    },
  ],
};
