import type { Boat } from "@bosco/domain/boats";
import { frenchNumber } from "@bosco/domain/french";
import { type Article, DASHBOARD_CRITICAL, stockPercent } from "@bosco/domain/inventory";
import { Package } from "lucide-react";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { Progress } from "../../ui/content/Progress.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { useCriticalArticles } from "./use-critical-articles.ts";

/** More would push everything else off the dashboard; the inventory shows the rest. */
const SHOWN = 8;

/** The dashboard's card: what runs out aboard the selected boat. */
export function CriticalArticles({ boat }: { boat: Boat | undefined }) {
  const { articles, critical } = useCriticalArticles(boat);
  return (
    <Card as="section" aria-label="Articles critiques">
      <CardHeader
        title="Articles critiques"
        icon={<Package size={22} className="text-sea" aria-hidden="true" />}
        end={critical.length > 0 && <Badge tone="late">{critical.length}</Badge>}
      />
      <p className="-mt-2 mb-3 text-ink-2 text-sm">sous {DASHBOARD_CRITICAL} % du maximum</p>
      <ReadNote query={articles} message="Impossible de charger les articles de l'inventaire." className="mb-3" />
      {!boat ? (
        <Nothing more="Sélectionnez un navire pour voir l'inventaire" />
      ) : articles.isPending ? (
        <SkeletonRows rows={3} row="h-20" />
      ) : articles.data && critical.length === 0 ? (
        <Nothing />
      ) : (
        articles.data && <CriticalList articles={critical} />
      )}
    </Card>
  );
}

function Nothing({ more }: { more?: string }) {
  return (
    <div className="py-4 text-ink-2">
      <p>Aucun article en stock critique</p>
      {more && <p className="mt-1 text-sm">{more}</p>}
    </div>
  );
}

function CriticalList({ articles }: { articles: Article[] }) {
  const hidden = articles.length - SHOWN;
  return (
    <>
      <ul className="divide-y divide-line border-line border-t">
        {articles.slice(0, SHOWN).map((article) => (
          <CriticalArticle key={article.id} article={article} />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-2 text-sm">{hidden > 0 && `${SHOWN} sur ${articles.length}`}</span>
        <Button asChild variant="quiet" className="-mr-3">
          <Link to="/inventory">Voir l'inventaire</Link>
        </Button>
      </div>
    </>
  );
}

function CriticalArticle({ article }: { article: Article }) {
  const { nom, categorie, sous_categorie, quantite, quantite_max } = article;
  const percent = Math.round(stockPercent(article));
  const stock = `${frenchNumber(quantite)} / ${frenchNumber(quantite_max)} (${percent}\u00a0%)`;
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 break-words font-semibold">{nom}</p>
        <Badge tone="late">Critique</Badge>
      </div>
      <div className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-ink-2 text-sm">
        <span className="min-w-0 break-words">
          {[categorie ?? "Sans catégorie", sous_categorie].filter(Boolean).join(" · ")}
        </span>
        <span className="tabular-nums">{stock}</span>
      </div>
      <Progress
        className="mt-2 h-1.5"
        label={`Stock\u00a0: ${nom}`}
        value={quantite}
        max={quantite_max}
        tone="late"
        valueText={stock}
      />
    </li>
  );
}
