import { Link } from "../../../ui/routing/Link.tsx";
import { ArticleTable } from "../ArticleTable.tsx";

export function DataHeld() {
  return (
    <>
      <p>Nous ne détenons que ce que vous saisissez et ce qu’il faut pour faire fonctionner et protéger le service.</p>
      <ArticleTable
        caption="Données détenues, par catégorie"
        columns={["Catégorie", "Ce qu’elle contient"]}
        rows={[
          [
            "Compte",
            "Adresse e-mail, mot de passe (sous forme d’empreinte non réversible), rôle, dates de création et de dernière connexion.",
          ],
          ["Profil", "Prénom, nom, téléphone, adresse postale et photo, si vous les indiquez."],
          [
            "Bateaux",
            "Nom, constructeur, modèle, dimensions, moteur, capacités, photo, note. L’immatriculation, le numéro HIN, le MMSI et le port d’attache sont traités comme des données personnelles, car ils peuvent désigner le propriétaire.",
          ],
          [
            "Vie à bord",
            "Maintenances, relevés d’heures, articles d’inventaire, catégories, espaces de stockage, listes d’avitaillement, checklists et tâches.",
          ],
          [
            "Papiers du bord",
            "Titre, type, numéro, dates et note de chaque papier, et son fichier : un PDF est gardé tel quel, avec tout ce qu’il contient ; une photo est réencodée, sans sa position GPS. Une assurance, un permis ou une facture peut désigner des personnes.",
          ],
          [
            "Prêt à partir",
            "Zone, dates, nombre de personnes et d’enfants à bord, réserves, ce que vous avez vérifié et, si vous l’indiquez, la personne à prévenir à terre.",
          ],
          [
            "Régimes alimentaires",
            "Végétarien, vegan, keto, sans gluten et paléo sont gardés avec la liste générée. Les autres régimes du générateur (halal, casher, sans porc, sans lactose, pescétarien, sans fruits à coque, sans crustacés), qui peuvent révéler une religion ou un état de santé, servent au calcul de la liste et ne sont pas gardés.",
          ],
          [
            "Équipage",
            "Adresse e-mail des personnes que vous invitez, leur rôle, et qui a fait quoi sur un bateau partagé.",
          ],
          ["Assistant", "Questions que vous tapez, réponses reçues et nombre de questions par jour."],
          [
            "Rappels",
            "Le rythme choisi et ce qui vous a déjà été rappelé. Pour chaque appareil dont vous activez les notifications : son navigateur, et l’adresse et les clés que celui-ci a reçues de son service de notifications.",
          ],
          [
            "Abonnement",
            "Formule, dates, statut et numéro de la simulation de paiement. Aucune donnée bancaire n’est enregistrée.",
          ],
          [
            "Données techniques",
            "Adresse IP, type de navigateur, navigateurs reconnus, appareils connectés, dates des connexions et des opérations sensibles, erreurs.",
          ],
        ]}
      />
      <p>
        Nous ne vous demandons pas de pièce d’identité : ranger un permis dans les papiers du bord est votre choix. Nous
        ne demandons aucune donnée sensible au sens de l’article 9 du RGPD en dehors de ces régimes, que rien ne vous
        oblige à choisir et qui ne désignent personne de l’équipage. Évitez d’en écrire dans les champs libres et dans
        vos questions à l’assistant, et d’en joindre aux papiers.
      </p>
    </>
  );
}

const CONTRACT = "Exécution du contrat qui nous lie à vous (article 6.1.b du RGPD).";

export function Purposes() {
  return (
    <>
      <ArticleTable
        caption="Finalités des traitements et leur base légale"
        columns={["Finalité", "Base légale"]}
        rows={[
          ["Créer votre compte, vous connecter, gérer votre profil", CONTRACT],
          [
            "Fournir le service : bateaux, maintenance, papiers du bord, inventaire, avitaillement, checklists, préparation du départ, partage avec l’équipage, synchronisation entre vos appareils",
            CONTRACT,
          ],
          ["Répondre à vos questions avec l’assistant et générer les listes que vous demandez", CONTRACT],
          [
            "Tenir compte des régimes alimentaires que vous choisissez dans le générateur",
            "Votre consentement explicite (articles 6.1.a et 9.2.a), donné en choisissant le régime. Vous le retirez en ne le choisissant plus, et en supprimant la liste qui en garde un.",
          ],
          ["Gérer la formule et l’abonnement, simulé à ce jour", CONTRACT],
          [
            "Envoyer les e-mails du service : confirmation, mot de passe oublié, avertissement avant suppression",
            CONTRACT,
          ],
          [
            "Vous rappeler les échéances par e-mail, et par notification sur les appareils que vous choisissez",
            "Exécution du contrat (article 6.1.b). Vous arrêtez les e-mails par le lien de chacun d’eux, et tout sur « Mon Profil ».",
          ],
          [
            "Protéger le service et les comptes : journaux, limitation des tentatives, suivi des actions d’administration",
            "Intérêt légitime de l’éditeur et des utilisateurs à la sécurité du service (article 6.1.f).",
          ],
          [
            "Sauvegarder les données pour pouvoir les restaurer après un incident",
            "Intérêt légitime à ne pas perdre les données qui nous sont confiées (article 6.1.f).",
          ],
          ["Répondre à l’exercice de vos droits", "Obligation légale (article 6.1.c)."],
          [
            "Établir et conserver les factures",
            "Obligation légale (article 6.1.c). Sans objet tant que le paiement est simulé.",
          ],
        ]}
      />
      <p>
        Aucun autre traitement ne repose sur votre consentement, car nous ne faisons ni prospection, ni publicité, ni
        mesure d’audience.
      </p>
    </>
  );
}

export function MandatoryFields() {
  return (
    <>
      <p>
        À l’inscription, l’adresse e-mail et le mot de passe sont obligatoires : sans eux, le compte ne peut pas être
        créé. Tout le reste du profil est facultatif.
      </p>
      <p>
        Dans les formulaires, les champs obligatoires sont signalés ; ils sont nécessaires pour enregistrer la fiche
        concernée (le nom du bateau ou la date d’échéance d’une maintenance, par exemple). L’immatriculation, le HIN, le
        MMSI, le port d’attache et le pavillon sont toujours facultatifs.
      </p>
    </>
  );
}

export function AutomatedDecisions() {
  return (
    <p>
      Aucune décision produisant des effets juridiques à votre égard, ou vous affectant de manière significative, n’est
      prise de façon exclusivement automatisée (article 22 du RGPD), et nous n’établissons aucun profil. Les rappels,
      les seuils de stock et les limites de la formule gratuite sont de simples calculs, dont les règles sont publiées
      dans la <Link to="/faq">FAQ</Link>.
    </p>
  );
}
