import { LEAST_QUANTITY, partName, quantity, type WantedPart } from "@bosco/domain/parts";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useMemo } from "react";
import { Combobox } from "../../../ui/choice/Combobox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { NumberStepper } from "../../../ui/form/NumberStepper.tsx";
import { stockQuery } from "./queries.ts";

type PartsFieldProps = {
  boatId: string;
  parts: readonly WantedPart[];
  onChange: (parts: WantedPart[]) => void;
};

const none: never[] = [];

/** The articles of the boat that the work uses, and how much of each. */
export function PartsField({ boatId, parts, onChange }: PartsFieldProps) {
  const all = useQuery(stockQuery).data ?? none;
  const aboard = useMemo(() => all.filter(({ bateau_id }) => bateau_id === boatId), [all, boatId]);
  const chosen = new Set(parts.map(({ article_id }) => article_id));
  const options = useMemo(
    () =>
      aboard.map((article) => ({
        value: article.id,
        label: partName(article),
        description: [article.reference !== article.numero_fabricant && article.reference, article.categorie]
          .filter(Boolean)
          .join(" · "),
      })),
    [aboard],
  );
  const lines = parts.flatMap((part) => {
    const article = aboard.find(({ id }) => id === part.article_id);
    return article ? [{ part, article }] : [];
  });
  const put = (article_id: string, quantite: number) =>
    onChange(parts.map((part) => (part.article_id === article_id ? { article_id, quantite } : part)));
  return (
    <div className="flex flex-col gap-2">
      <Field label="Pièces" hint={aboard.length === 0 ? "L’inventaire de ce bateau est vide." : undefined}>
        <Combobox
          options={options.filter(({ value }) => !chosen.has(value))}
          value=""
          onValueChange={(id) => id && onChange([...parts, { article_id: id, quantite: 1 }])}
          placeholder="Chercher dans l’inventaire"
          emptyText="Aucun article de ce nom à bord"
          disabled={aboard.length === 0}
        />
      </Field>
      {lines.length > 0 && (
        <ul aria-label="Pièces choisies" className="divide-y divide-line">
          {lines.map(({ part, article }) => (
            <li key={article.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="min-w-[min(9rem,100%)] flex-1 break-words">{partName(article)}</span>
              <NumberStepper
                label={partName(article)}
                value={part.quantite}
                min={1}
                typedMin={LEAST_QUANTITY}
                max={10_000}
                unit={article.unite}
                onValueChange={(quantite) => put(article.id, quantity(quantite))}
              />
              <IconButton
                label={`Retirer «\u00a0${partName(article)}\u00a0»`}
                onClick={() => onChange(parts.filter(({ article_id }) => article_id !== article.id))}
              >
                <X size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
