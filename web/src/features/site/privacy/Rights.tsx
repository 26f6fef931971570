import { IdentityValue } from "../IdentityValue.tsx";

export function Rights() {
  return (
    <>
      <p>Vous disposez des droits suivants :</p>
      <ul>
        <li>
          <strong>accès</strong> : savoir ce que nous détenons et en recevoir une copie ;
        </li>
        <li>
          <strong>rectification</strong> : corriger ce qui est inexact ;
        </li>
        <li>
          <strong>effacement</strong> : faire supprimer vos données ;
        </li>
        <li>
          <strong>limitation</strong> : demander le gel d’un traitement, le temps d’une vérification par exemple ;
        </li>
        <li>
          <strong>portabilité</strong> : recevoir vos données dans un format réutilisable ;
        </li>
        <li>
          <strong>opposition</strong> : vous opposer, pour des raisons tenant à votre situation particulière, à un
          traitement fondé sur l’intérêt légitime ;
        </li>
        <li>
          <strong>directives</strong> : décider du sort de vos données après votre décès (article 85 de la loi du
          6 janvier 1978).
        </li>
      </ul>
      <p>
        Vous exercez la plupart de ces droits vous-même, sur « Mon Profil » : modifier vos informations, télécharger
        toutes vos données (rubrique « Mes données », en JSON et CSV) ou supprimer votre compte.
      </p>
      <p>
        Pour le reste, écrivez à <IdentityValue field="email" />. La réponse est gratuite et vous parvient dans un délai
        d’un mois ; si la demande est complexe, ce délai peut être prolongé de deux mois, et nous vous disons alors
        pourquoi. Une preuve d’identité ne vous est demandée qu’en cas de doute raisonnable.
      </p>
    </>
  );
}

export function Complaint() {
  return (
    <p>
      Si vous estimez que vos droits ne sont pas respectés, vous pouvez à tout moment adresser une réclamation à la
      Commission nationale de l’informatique et des libertés : CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris
      Cedex 07, ou sur{" "}
      <a href="https://www.cnil.fr/fr/plaintes" rel="noreferrer">
        www.cnil.fr
      </a>
      . Vous pouvez aussi saisir l’autorité de l’État de l’Union européenne où vous résidez.
    </p>
  );
}
