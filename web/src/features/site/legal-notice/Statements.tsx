import { Link } from "../../../ui/routing/Link.tsx";
import { IdentityValue } from "../IdentityValue.tsx";

export function Property() {
  return (
    <>
      <p>
        Le nom, l’application, les textes et les dessins de Bosco sont protégés par le droit de la propriété
        intellectuelle. Toute reproduction au-delà de votre usage personnel demande l’accord écrit de l’éditeur. Les
        noms de constructeurs et de modèles de bateaux appartiennent à leurs titulaires ; ils ne sont cités que pour
        vous aider à décrire votre bateau, sans lien commercial.
      </p>
      <p>
        Caractère typographique : Atkinson Hyperlegible Next (Braille Institute, licence SIL Open Font). Icônes : Lucide
        (licence ISC).
      </p>
    </>
  );
}

export function Disclaimer() {
  return (
    <p>
      Les informations de Bosco, y compris les réponses de l’assistant automatique, sont données à titre d’aide et ne
      font pas autorité en matière de navigation, de sécurité ou de réglementation. En cas d’urgence en mer, appelez le
      CROSS par VHF sur le canal 16, ou par téléphone au 196.
    </p>
  );
}

export function PersonalData() {
  return (
    <p>
      Le traitement de vos données et vos droits sont décrits dans la{" "}
      <Link to="/politique-confidentialite">politique de confidentialité</Link>. Ce site n’utilise ni traceur
      publicitaire ni mesure d’audience. Les conditions de l’abonnement figurent dans les{" "}
      <Link to="/cgv">conditions générales de vente</Link>.
    </p>
  );
}

export function Accessibility() {
  return (
    <p>
      Bosco est conçu pour être utilisable par tous, au clavier comme au lecteur d’écran, et vise le niveau AA des
      règles WCAG 2.2. Aucun audit indépendant n’a encore eu lieu. Si quelque chose vous arrête, écrivez à{" "}
      <IdentityValue field="email" />.
    </p>
  );
}

export function Reporting() {
  return (
    <p>
      Pour signaler un contenu illicite ou une faille de sécurité, écrivez à <IdentityValue field="email" /> en
      indiquant la page concernée et ce que vous avez constaté.
    </p>
  );
}
