import { ArticleTable } from "../ArticleTable.tsx";

export function BrowserStorage() {
  return (
    <>
      <p>
        Bosco n’utilise que des cookies et des stockages strictement nécessaires au service que vous demandez. Ils sont
        dispensés de consentement par l’article 82 de la loi du 6 janvier 1978 : c’est pourquoi aucun bandeau ne
        s’affiche.
      </p>
      <ArticleTable
        caption="Cookies et stockages utilisés sur votre appareil"
        columns={["Nom", "À quoi il sert", "Durée"]}
        rows={[
          [
            "bosco.session_token (cookie)",
            "Vous garder connecté. Les scripts de la page ne peuvent pas le lire.",
            "90 jours sans activité, 180 jours au plus ; effacé à la déconnexion.",
          ],
          [
            "bosco.browser (cookie)",
            "Reconnaître un navigateur où vous vous êtes déjà connecté, pour que les tentatives d’un inconnu ne bloquent pas votre accès.",
            "1 an après la dernière connexion.",
          ],
          [
            "bosco-theme, bosco-inventaire-affichage, bosco-raccourcis (stockage local)",
            "Retenir le thème que vous avez choisi (jour, sombre ou nuit), la façon d’afficher l’inventaire et, si vous les désactivez, les raccourcis d’une seule touche.",
            "Jusqu’à ce que vous effaciez les données du site.",
          ],
          [
            "bosco-bateau, bosco-inventaire-sections, bosco-achats, bosco-assistant-question, bosco-recherche (stockage local)",
            "Retenir le bateau affiché, les rubriques repliées, les achats cochés, la question que vous êtes en train d’écrire et vos derniers choix dans la recherche.",
            "Effacés à la déconnexion.",
          ],
          [
            "bosco-bateau, bosco-page-voulue, bosco-defilement, bosco-demo (stockage de l’onglet)",
            "Retenir le bateau que montre cet onglet, la page demandée avant de vous connecter, pour vous y conduire, où vous en étiez de chaque page et, dans la démo, que vous avez masqué son bandeau.",
            "Le bateau jusqu’à la déconnexion, la page demandée jusqu’à la connexion, le reste jusqu’à la fermeture de l’onglet.",
          ],
          [
            "bosco-page-voulue (stockage local)",
            "Retenir, quand vous créez un compte, la page que vous demandiez, pour vous y conduire une fois votre adresse confirmée.",
            "Jusqu’à la connexion, 7 jours au plus.",
          ],
          [
            "bosco-depart (stockage local)",
            "Se souvenir, après une déconnexion sans réseau, que le serveur doit encore en être averti. Il ne désigne personne.",
            "Effacé dès que le serveur est averti.",
          ],
          [
            "Base hors ligne (IndexedDB)",
            "Garder sur l’appareil une copie de vos données et de celles des bateaux partagés avec vous, pour les lire et les modifier quand le réseau manque, ainsi que vos modifications qui n’ont pas encore été envoyées, avec leurs photos et leurs fichiers. Une base par compte, sans mot de passe ni jeton de connexion.",
            "Effacée à la déconnexion. Si la session se termine d’elle-même, la copie est effacée ; les modifications qui attendent restent, pour vous seul, jusqu’à votre prochaine connexion.",
          ],
          [
            "bosco-photos-… (cache du navigateur)",
            "Garder les photos de vos bateaux et de votre profil que vous avez vues, pour les montrer quand le réseau manque. Au plus soixante, dans un cache par compte.",
            "Effacées à la déconnexion.",
          ],
          [
            "bosco-papiers-… (cache du navigateur)",
            "Garder les fichiers de papiers pour lesquels vous choisissez « Garder sur cet appareil », pour les ouvrir quand le réseau manque. Un cache par compte.",
            "Jusqu’à ce que vous les retiriez, que le papier soit supprimé ou ne vous soit plus partagé ; effacés à la déconnexion et à la fin de la session.",
          ],
          [
            "bosco-meteo (stockage local)",
            "Retenir, pour « Prêt à partir ? », que vous avez regardé la météo : le bateau et le jour.",
            "Jusqu’à ce que vous décochiez la case ; effacé à la déconnexion.",
          ],
          [
            "bosco-demarrage (stockage local)",
            "Retenir où vous en êtes de la mise en route : le bateau, les étapes remplies ou passées et le type que vous avez indiqué.",
            "Jusqu’à la fin de la mise en route ; effacé à la déconnexion.",
          ],
          [
            "bosco-shell-… (cache du navigateur)",
            "Garder les fichiers de l’application, pour ouvrir Bosco vite et sans réseau. Ces fichiers sont les mêmes pour tous et ne contiennent aucune donnée personnelle.",
            "Remplacés à chaque nouvelle version.",
          ],
          [
            "bosco-assistant (cache du navigateur)",
            "Garder les fiches de l’assistant et de quoi y trouver une réponse, pour répondre quand le réseau manque. Ces fichiers sont les mêmes pour tous.",
            "Remplacés à chaque nouvelle version.",
          ],
          [
            "keyval-store (IndexedDB)",
            "Retenir quel compte est connecté sur cet appareil (identifiant et adresse email), pour ouvrir Bosco quand le réseau manque.",
            "Effacé à la déconnexion et à la fin de la session.",
          ],
          [
            "Abonnement aux notifications (service worker)",
            "Recevoir les rappels sur cet appareil, si vous les y activez.",
            "Supprimé à la déconnexion, à la fin de la session, ou quand vous les désactivez.",
          ],
          [
            "bosco-conservation (stockage local)",
            "Retenir que votre navigateur a été prié de ne pas effacer de lui-même ce que Bosco garde, pour ne pas le lui redemander.",
            "Jusqu’à ce que vous effaciez les données du site.",
          ],
        ]}
      />
      <p>
        Sur un site servi en HTTPS, le nom des cookies est précédé de « __Host- », qui interdit à tout autre site de les
        lire ou de les écrire.
      </p>
      <p>
        Aucun cookie tiers, aucune mesure d’audience, aucun contenu chargé depuis un autre site. Vous pouvez tout
        effacer depuis les réglages de votre navigateur : vous serez alors déconnecté, et les modifications qui n’ont
        pas encore été envoyées seront perdues.
      </p>
    </>
  );
}
