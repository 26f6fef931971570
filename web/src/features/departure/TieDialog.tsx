import { type DepartureArticle, ruleName } from "@bosco/domain/departure";
import { useState } from "react";
import { Combobox } from "../../ui/choice/Combobox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";

type TieDialogProps = {
  regle: string;
  articles: readonly DepartureArticle[];
  onTie: (article_id: string) => void;
  onClose: () => void;
};

/** Chooses the article aboard that is what a rule asks for, whatever it is called. */
export default function TieDialog({ regle, articles, onTie, onClose }: TieDialogProps) {
  const [article, setArticle] = useState("");
  const options = articles
    .filter(({ quantite }) => quantite > 0)
    .map(({ id, nom, categorie }) => ({ value: id, label: nom, description: categorie ?? "" }));
  return (
    <FormDialog
      open
      title={`C’est à bord\u00a0: ${ruleName(regle)}`}
      description="Choisissez l’article de l’inventaire que la règle demande. Sa date de péremption compte aussi."
      submitLabel="Choisir l’article"
      disabled={article === ""}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onTie(article);
        onClose();
      }}
    >
      <Field label="Article à bord">
        <Combobox options={options} value={article} onValueChange={setArticle} placeholder="Cherchez un article" />
      </Field>
    </FormDialog>
  );
}
