import type { Article, ArticleForm } from "@bosco/domain/inventory";

const labels: Record<keyof ArticleForm, string> = {
  nom: "Nom",
  description: "Description",
  categorie: "Catégorie",
  sous_categorie: "Sous-catégorie",
  quantite: "Quantité",
  quantite_max: "Quantité maximum",
  unite: "Unité",
  date_achat: "Date d’achat",
  date_peremption: "Date d’expiration",
  prix_unitaire: "Prix unitaire",
  espace_stockage_id: "Espace de stockage",
};

/** What somebody else has written in the fields one has just changed. Nothing is lost: both texts are on the screen. */
export function ConflictNote({ fields, newer }: { fields: (keyof ArticleForm)[]; newer: Article }) {
  return (
    <div role="alert" className="rounded bg-soon-soft px-4 py-3 text-sm text-soon sm:col-span-2">
      <p className="font-semibold">Cet article a été modifié entre-temps.</p>
      <ul className="mt-1 list-disc pl-5">
        {fields.map((field) => (
          <li key={field}>
            {labels[field]}
            {"\u00a0: "}
            {field === "espace_stockage_id" ? "un autre espace" : `« ${newer[field] ?? "vide"} »`}
          </li>
        ))}
      </ul>
      <p className="mt-1">« Modifier » enregistre votre version à la place.</p>
    </div>
  );
}
