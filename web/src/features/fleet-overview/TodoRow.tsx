import { isSafetyArticle, type Todo } from "@bosco/domain/fleet";
import { ChevronRight, FileText, FileWarning, LifeBuoy, Package, Wrench } from "lucide-react";
import { boatAddress } from "../../fleet/boat-address.ts";
import { addressToAdd } from "../../fleet/missing-papers.ts";
import { signTones } from "../../fleet/sign-tones.ts";
import { tones } from "../../ui/content/tone.ts";
import { Link } from "../../ui/routing/Link.tsx";
import { classNames } from "../../ui/theme/class-names.ts";

/** One thing to do, which leads to its place. As high as any other, so that the room for five is known before they come. */
export function TodoRow({ row, boatId }: { row: Todo; boatId: string }) {
  const { icon: Icon, name, kind, to } = describe(row, boatId);
  const tone = tones[signTones[row.kind]];
  return (
    <li>
      <Link to={to} className="flex min-h-14 items-center py-1 gap-3 rounded-sm transition-colors hover:text-sea">
        <span className={classNames("grid size-10 shrink-0 place-items-center rounded", tone.soft)}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-snug">{name}</span>
          <span className="block text-ink-2 text-sm tabular-nums">
            <span className={classNames("font-semibold", tone.text)}>{row.when}</span> · {kind}
          </span>
        </span>
        <ChevronRight size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
      </Link>
    </li>
  );
}

function describe(row: Todo, boatId: string) {
  if ("article" in row) {
    const { article } = row;
    return {
      icon: isSafetyArticle(article) ? LifeBuoy : Package,
      name: article.nom,
      kind: article.categorie ?? "Sans catégorie",
      to: boatAddress("/inventory", boatId, { article: article.id }),
    };
  }
  if ("paper" in row) {
    const { paper } = row;
    return {
      icon: FileText,
      name: paper.titre,
      kind: paper.type,
      to: boatAddress("/papiers", boatId, { papier: paper.id }),
    };
  }
  if ("wanted" in row)
    return { icon: FileWarning, name: row.wanted.nom, kind: "À ajouter", to: addressToAdd(boatId, row.wanted) };
  const { titre, maintenance } = row;
  return {
    icon: Wrench,
    name: titre,
    kind: maintenance.categorie,
    to: boatAddress("/maintenance", boatId, { maintenance: maintenance.id }),
  };
}
