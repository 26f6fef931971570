import { frenchNumber } from "@bosco/domain/french";
import type { ImportedLine } from "@bosco/domain/inventory";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Badge } from "../../../ui/content/Badge.tsx";

/** What each line of the file will become. Lines with a problem come first. */
export function ImportReport({ lines }: { lines: readonly ImportedLine[] }) {
  const refused = lines.filter(({ article }) => article === null);
  const taken = lines.filter(({ article }) => article !== null);
  return (
    <section aria-label="Aperçu">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="text-md">Aperçu</h3>
        <Badge tone="ok">{taken.length} à importer</Badge>
        {refused.length > 0 && <Badge tone="late">{refused.length} laissées de côté</Badge>}
      </div>
      <ol className="divide-y divide-line rounded border border-line">
        {[...refused, ...taken].map((line) => (
          <ReportLine key={line.line} {...line} />
        ))}
      </ol>
    </section>
  );
}

function ReportLine({ line, nom, article, remarks }: ImportedLine) {
  return (
    <li className="flex gap-3 px-4 py-2.5 text-sm">
      {article ? (
        <CircleCheck size={18} className="mt-0.5 shrink-0 text-ok" role="img" aria-label="À importer" />
      ) : (
        <CircleAlert size={18} className="mt-0.5 shrink-0 text-late" role="img" aria-label="Laissée de côté" />
      )}
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="text-ink-2">Ligne {line} · </span>
          <span className="font-semibold">{nom || "(sans nom)"}</span>
        </p>
        {remarks.map((remark) => (
          <p key={remark} className={article ? "text-soon" : "text-late"}>
            {remark}
          </p>
        ))}
      </div>
      {article && (
        <p className="shrink-0 text-right text-ink-2 tabular-nums">
          {frenchNumber(article.quantite ?? 0)} / {frenchNumber(article.quantite_max ?? 1)} {article.unite ?? "unité"}
        </p>
      )}
    </li>
  );
}
