import { useSite } from "../../../data/site.ts";
import { ArticleTable } from "../ArticleTable.tsx";

function unusedAccounts(sendsMail: boolean): string {
  if (sendsMail) return "Un compte inactif depuis 2 ans est supprimé, après un avertissement par e-mail.";
  return "Ce serveur n’envoie pas d’e-mail\u00a0: comme personne ne pourrait y être prévenu, un compte inactif n’y est pas supprimé d’office, et l’administrateur examine ceux qui le sont depuis 2\u00a0ans.";
}

export function Retention() {
  const sendsMail = useSite()?.courriel_actif ?? true;
  return (
    <>
      <ArticleTable
        caption="Durées de conservation, par catégorie de données"
        columns={["Données", "Durée de conservation"]}
        rows={[
          ["Compte, profil, bateaux et vie à bord", `Jusqu’à ce que vous les supprimiez. ${unusedAccounts(sendsMail)}`],
          [
            "Papiers du bord et leurs fichiers",
            "Jusqu’à ce que vous supprimiez le papier, son fichier, le bateau ou le compte. Un fichier supprimé ou remplacé est effacé aussitôt.",
          ],
          ["Fichier ou photo que plus rien ne nomme, après un incident", "30 jours, à l’écart, puis effacé."],
          ["Inscription jamais confirmée", "7 jours."],
          ["Lien de réinitialisation du mot de passe", "1 heure, ou jusqu’à son utilisation."],
          ["Session de connexion", "90 jours sans activité, 180 jours en tout, ou jusqu’à la déconnexion."],
          ["Navigateurs reconnus (empreinte d’un numéro tiré au hasard)", "Jusqu’à la suppression du compte."],
          ["Invitation à bord non acceptée", "Son lien, 7 jours ; le reste, 30 jours de plus."],
          ["Activité d’un bateau", "90 jours."],
          ["Réglages des rappels", "Jusqu’à la suppression du compte."],
          ["Ce qui vous a été rappelé", "2 ans, ou jusqu’à la suppression du compte."],
          [
            "Appareil qui reçoit des notifications",
            "Jusqu’à ce que vous le retiriez ou vous y déconnectiez, ou que son service de notifications le refuse.",
          ],
          ["Questions à l’assistant et réponses", "12 mois. Vous pouvez les supprimer avant."],
          ["Journaux de sécurité", "12 mois au plus, conservés à part et réduits au nécessaire."],
          ["Repères de synchronisation (opérations reçues, éléments supprimés)", "90 jours."],
          [
            "Sauvegardes",
            "30 jours au plus. Après une restauration, les suppressions intervenues depuis la sauvegarde sont appliquées de nouveau.",
          ],
          ["Échanges avec vous sur vos droits", "Le temps de traiter votre demande."],
          ["Factures", "10 ans, conservées à part. Sans objet tant que le paiement est simulé."],
        ]}
      />
      <p>
        Quand vous supprimez votre compte, vos données, vos photos, les fichiers de vos papiers et vos sessions sont
        effacés aussitôt. Il n’en reste qu’une ligne anonyme, qui prouve que l’effacement a eu lieu. Les données du
        compte de démonstration sont remises à leur état de départ chaque nuit.
      </p>
    </>
  );
}
