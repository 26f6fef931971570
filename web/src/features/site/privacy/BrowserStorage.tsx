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
            "Cookie de session (session_token)",
            "Vous garder connecté et protéger vos échanges avec le serveur. Il est illisible par les scripts de la page.",
            "90 jours sans activité, 180 jours au plus ; effacé à la déconnexion.",
          ],
          [
            "bosco-theme (stockage local)",
            "Retenir le thème que vous avez choisi (jour, sombre ou nuit).",
            "Jusqu’à ce que vous effaciez les données du site.",
          ],
          [
            "Base hors ligne (IndexedDB)",
            "Garder sur l’appareil une copie de vos données et les modifications à envoyer, pour naviguer sans réseau. Une base par compte, sans mot de passe ni jeton de connexion.",
            "Effacée à la déconnexion.",
          ],
          [
            "Fichiers de l’application (cache du navigateur)",
            "Ouvrir Bosco sans réseau. Ces fichiers sont les mêmes pour tous et ne contiennent aucune donnée personnelle.",
            "Remplacés à chaque nouvelle version.",
          ],
        ]}
      />
      <p>
        Aucun cookie tiers, aucune mesure d’audience, aucun contenu chargé depuis un autre site. Vous pouvez tout
        effacer depuis les réglages de votre navigateur : vous serez alors déconnecté, et les modifications qui n’ont
        pas encore été envoyées seront perdues.
      </p>
    </>
  );
}
