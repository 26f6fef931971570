import { Link } from "../../../ui/routing/Link.tsx";
import { IdentityValue } from "../IdentityValue.tsx";

export function Controller() {
  return (
    <>
      <p>
        Le responsable du traitement est l’éditeur de ce service : <IdentityValue field="editeur" />, dont l’adresse
        est : <IdentityValue field="adresse" />.
      </p>
      <p>
        Pour toute question sur vos données, ou pour exercer vos droits, écrivez à <IdentityValue field="email" /> ou à
        l’adresse postale ci-dessus. Si un délégué à la protection des données est désigné, ses coordonnées figureront
        ici.
      </p>
      <p>
        L’identité complète de l’éditeur et celle de l’hébergeur figurent dans les{" "}
        <Link to="/mentions-legales">mentions légales</Link>.
      </p>
    </>
  );
}

export function Recipients() {
  return (
    <>
      <p>
        Vos données ne sont ni vendues, ni louées, ni échangées. N’y ont accès, chacun pour ce qui le concerne, que :
      </p>
      <ul>
        <li>
          <strong>vous-même</strong>, une fois connecté ;
        </li>
        <li>
          <strong>l’équipage d’un bateau que vous partagez</strong>, tant que dure le partage : tout ce qui concerne ce
          bateau, photo et papiers compris, et votre nom (à défaut, votre adresse e-mail). Dans « Activité », chacun y
          voit qui a fait quoi. Ni votre profil, ni votre abonnement, ni vos questions, ni vos autres bateaux ;
        </li>
        <li>
          <strong>les administrateurs du service</strong>, pour gérer les comptes : nom, adresse e-mail, rôle, formule,
          dates d’inscription et de dernière connexion, noms des bateaux. L’application ne leur montre pas le reste de
          vos données ;
        </li>
        <li>
          <strong>l’hébergeur</strong>, <IdentityValue field="hebergeur" />, qui conserve les données pour le compte de
          l’éditeur ;
        </li>
        <li>
          <strong>le prestataire d’envoi d’e-mails</strong>, si le service en envoie : il reçoit votre adresse e-mail et
          le message ;
        </li>
        <li>
          <strong>le service de notifications de votre navigateur</strong> (Google pour Chrome, Microsoft pour Edge,
          Mozilla pour Firefox, Apple pour Safari), si vous activez les notifications : il les achemine chiffrées, sans
          pouvoir les lire, et sait seulement quand il en arrive une à quel appareil ;
        </li>
        <li>
          <strong>le fournisseur du modèle d’intelligence artificielle</strong>, si l’éditeur en a relié un : il reçoit
          ce que décrit la partie{" "}
          <Link to={{ hash: "intelligence-artificielle" }}>Assistant et intelligence artificielle</Link> ;
        </li>
        <li>
          <strong>les autorités</strong>, lorsque la loi oblige l’éditeur à leur répondre.
        </li>
      </ul>
      <p>
        Les prestataires agissent comme sous-traitants, sur instruction de l’éditeur et dans le cadre du contrat exigé
        par l’article 28 du RGPD. Leur liste à jour, avec le pays où ils opèrent, vous est communiquée sur simple
        demande.
      </p>
    </>
  );
}

export function Transfers() {
  return (
    <p>
      Tel qu’il est livré, Bosco fonctionne sur un seul serveur et ne transmet vos données à aucun tiers, en dehors des
      notifications que vous activez : le service qui les achemine est celui de votre navigateur, souvent établi aux
      États-Unis, et il ne reçoit qu’un message chiffré. Si l’éditeur fait appel à un hébergeur, à un prestataire
      d’e-mails ou à un fournisseur de modèle établi hors de l’Espace économique européen, le transfert repose sur une
      décision d’adéquation de la Commission européenne (article 45 du RGPD) ou, à défaut, sur des clauses
      contractuelles types (article 46). Vous pouvez demander à connaître le pays concerné et à obtenir une copie de ces
      garanties.
    </p>
  );
}
