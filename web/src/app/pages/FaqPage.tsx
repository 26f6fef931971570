import { Article, type ArticleSection } from "../../features/site/Article.tsx";
import { FaqQuestions } from "../../features/site/faq/FaqQuestions.tsx";
import { FAQ_GROUPS } from "../../features/site/faq/groups.ts";
import { IdentityValue } from "../../features/site/IdentityValue.tsx";
import { Link } from "../../ui/routing/Link.tsx";

const SECTIONS: readonly ArticleSection[] = [
  ...FAQ_GROUPS.map(({ id, title, entries }) => ({
    id,
    title,
    Content: () => <FaqQuestions entries={entries} />,
  })),
  { id: "autre-question", title: "Une autre question ?", Content: OtherQuestion },
];

function OtherQuestion() {
  return (
    <p>
      Écrivez-nous : <IdentityValue field="email" />. Pour une urgence en mer, n’écrivez pas : appelez le CROSS par VHF
      sur le canal 16, ou par téléphone au 196.
    </p>
  );
}

export default function FaqPage() {
  return (
    <Article
      title="Questions fréquentes"
      description="Bosco en questions : bateaux, entretien, inventaire, checklists, équipage, assistant, abonnement, hors ligne et données."
      lead={
        <p>
          Ce qu’il faut savoir pour bien utiliser Bosco. Le plus simple reste souvent d’
          <Link to="/auth?demo=1">essayer la démo</Link>.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
