import { PASSWORD_MIN } from "@bosco/domain/account";
import { Link } from "../../../ui/routing/Link.tsx";
import { ProductPicture } from "../ProductPicture.tsx";
import { finder } from "../pictures.json";
import type { FaqGroup } from "./entry.ts";

export const gettingStarted: FaqGroup = {
  id: "prise-en-main",
  title: "Prise en main",
  entries: [
    {
      id: "a-qui-s-adresse-bosco",
      question: "À qui s’adresse Bosco ?",
      answer: (
        <p>
          Aux propriétaires de bateaux, particuliers ou professionnels, à voile comme à moteur. Le nom vient du bosco,
          le maître d’équipage qui veille à l’entretien, aux vivres et au matériel.
        </p>
      ),
    },
    {
      id: "essayer-sans-compte",
      question: "Puis-je essayer Bosco sans créer de compte ?",
      answer: (
        <>
          <p>
            Oui : <Link to="/auth?demo=1">Essayer la démo</Link> vous ouvre en un clic un compte d’exemple, avec trois
            bateaux et des données dans chaque écran. Toutes les fonctions Pro y sont ouvertes.
          </p>
          <p>
            Ce compte est partagé par tous les visiteurs : n’y saisissez rien de personnel. Ses données sont remises en
            place chaque nuit, sans rien en emporter ; son adresse e-mail, son mot de passe et son rôle ne peuvent pas
            être modifiés.
          </p>
        </>
      ),
    },
    {
      id: "creer-un-compte",
      question: "Comment créer un compte ?",
      answer: (
        <p>
          Sur la page <Link to="/auth?mode=inscription">S'inscrire</Link>, indiquez une adresse e-mail et un mot de
          passe d’au moins {PASSWORD_MIN} caractères. Si le service envoie des e-mails, vous recevez un lien de
          confirmation, à ouvrir avant votre première connexion. Sinon, le compte est utilisable aussitôt.
        </p>
      ),
    },
    {
      id: "par-ou-commencer",
      question: "Par où commencer ?",
      answer: (
        <>
          <p>
            Par « Démarrer en quatre étapes », sur le tableau de bord d’un nouveau compte ; chacune se passe et se
            reprend :
          </p>
          <ol>
            <li>votre bateau, et des chiffres usuels pour ce que vous ne savez pas encore ;</li>
            <li>son moteur et ses heures ;</li>
            <li>un plan d’entretien ;</li>
            <li>un premier inventaire et des checklists.</li>
          </ol>
        </>
      ),
    },
    {
      id: "rechercher",
      question: "Comment retrouver quelque chose ?",
      answer: (
        <>
          <p>
            Avec la loupe, en haut de chaque page, ou Ctrl K (⌘ K sur Mac). Elle cherche dans tous vos bateaux :
            articles et leur place à bord, maintenances, papiers, listes, checklists, fiches et actions. Elle connaît
            les autres noms du métier (rouet, turbine, impeller), pardonne une faute de frappe et marche sans réseau.
          </p>
          <ProductPicture
            of={finder}
            alt="« impeller » cherché dans la démo : un rouet, une turbine et leur place"
            className="max-w-md"
          />
        </>
      ),
    },
    {
      id: "appareils",
      question: "Sur quels appareils Bosco fonctionne-t-il ?",
      answer: (
        <p>
          Bosco s’utilise dans un navigateur récent, sur téléphone, tablette ou ordinateur. Trois thèmes s’adaptent à la
          lumière : jour, sombre, et nuit, tout en rouge, pour ménager votre vision nocturne.
        </p>
      ),
    },
  ],
};
