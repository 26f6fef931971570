import { plural } from "@bosco/domain/french";
import type { Article, Category, SubCategory } from "@bosco/domain/inventory";
import { useMemo, useState } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { useBoats } from "../../../fleet/boats.ts";
import { isAnothers } from "../../../fleet/crew.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { removeCategory, removeSubCategory, useArticles, useCategories, useSubCategories } from "../queries.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { CategoryList } from "./CategoryList.tsx";
import { SectionIcon } from "./category-icons.tsx";
import { SubCategoryDialog } from "./SubCategoryDialog.tsx";

type Edited =
  | { kind: "category"; row?: Category }
  | { kind: "subCategory"; row?: SubCategory }
  | { kind: "removeCategory"; row: Category; articles: number }
  | { kind: "removeSubCategory"; row: SubCategory; articles: number };

const none: Article[] = [];

type Count = { articles: number; subCategories: Map<string, number> };

/** How many articles stand in each category, and in each sub-category of it. */
function countByCategory(articles: readonly Article[]): Map<string | null, Count> {
  const counts = new Map<string | null, Count>();
  for (const { categorie, sous_categorie } of articles) {
    const count = counts.get(categorie) ?? { articles: 0, subCategories: new Map() };
    counts.set(categorie, count);
    count.articles += 1;
    if (sous_categorie !== null)
      count.subCategories.set(sous_categorie, (count.subCategories.get(sous_categorie) ?? 0) + 1);
  }
  return counts;
}

/** Built-in ones are everybody's and stay as they are; one's own are added, renamed and removed. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const categories = useCategories();
  const subCategories = useSubCategories();
  const { data: articles = none } = useArticles();
  const boats = (useBoats().data ?? []).filter((boat) => !isAnothers(boat));
  // why: the inventory below shows those of one boat.
  const description = boats.length > 1 && "Le nombre d’articles est celui de tous vos navires.";
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  const removal = { category: useCommand(removeCategory), subCategory: useCommand(removeSubCategory) };
  const parents = useMemo(() => new Map(categories.map((row) => [row.id, row.nom])), [categories]);
  // why one's own only: categories are each person's, and stay as they are aboard others' boats.
  const counts = useMemo(() => countByCategory(articles.filter((article) => !isAnothers(article))), [articles]);
  const inCategory = (nom: string) => counts.get(nom)?.articles ?? 0;
  const inSubCategory = ({ nom, categorie_id }: SubCategory) =>
    counts.get(parents.get(categorie_id) ?? "")?.subCategories.get(nom) ?? 0;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Catégories et sous-catégories"
      description={description}
      size="lg"
    >
      <div className="grid gap-8 md:grid-cols-2">
        <CategoryList
          title="Catégories"
          addLabel="Ajouter une catégorie"
          rows={categories.map((row) => ({
            ...row,
            icon: <SectionIcon name={row.icone} size={20} />,
            note: articlesText(inCategory(row.nom)),
          }))}
          onAdd={() => setEdited({ kind: "category" })}
          onEdit={(row) => setEdited({ kind: "category", row })}
          onRemove={(row) => setEdited({ kind: "removeCategory", row, articles: inCategory(row.nom) })}
        />
        <CategoryList
          title="Sous-catégories"
          addLabel="Ajouter une sous-catégorie"
          rows={subCategories.map((row) => ({
            ...row,
            note: `${parents.get(row.categorie_id) ?? "Catégorie inconnue"} · ${articlesText(inSubCategory(row))}`,
          }))}
          onAdd={() => setEdited({ kind: "subCategory" })}
          onEdit={(row) => setEdited({ kind: "subCategory", row })}
          onRemove={(row) => setEdited({ kind: "removeSubCategory", row, articles: inSubCategory(row) })}
        />
      </div>
      {edited?.kind === "category" && <CategoryDialog category={edited.row} onClose={close} />}
      {edited?.kind === "subCategory" && (
        <SubCategoryDialog subCategory={edited.row} categories={categories} onClose={close} />
      )}
      <ConfirmDialog
        open={edited?.kind === "removeCategory" || edited?.kind === "removeSubCategory"}
        onOpenChange={(open) => !open && close()}
        title="Confirmer la suppression"
        text={removalText(edited)}
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        danger
        onConfirm={async () => {
          if (edited?.kind === "removeCategory") return (await removal.category.run({ id: edited.row.id })).ok;
          if (edited?.kind === "removeSubCategory") return (await removal.subCategory.run({ id: edited.row.id })).ok;
        }}
      />
    </Dialog>
  );
}

const articlesText = (count: number) => `${count} ${plural(count, "article")}`;

function removalText(edited: Edited | undefined): string {
  if (edited?.kind !== "removeCategory" && edited?.kind !== "removeSubCategory") return "";
  const isCategory = edited.kind === "removeCategory";
  const what = isCategory ? "La catégorie" : "La sous-catégorie";
  const after = isCategory ? "Sans catégorie" : "Sans sous-catégorie";
  const fate =
    edited.articles === 0
      ? "Aucun article ne la porte."
      : `${articlesText(edited.articles)} ${plural(edited.articles, "restera", "resteront")} « ${after} ».`;
  return `${what} « ${edited.row.nom} » va être supprimée. ${fate}`;
}
