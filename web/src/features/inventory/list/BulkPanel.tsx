import { ALL_ARTICLES, type Article, type BulkResult, isProtectedCategory } from "@bosco/domain/inventory";
import { PackageCheck, RotateCcw, Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { Command } from "../../../data/commands.ts";
import { useCommand } from "../../../data/use-command.ts";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { fillStock, removeArticles, resetStock } from "../queries.ts";
import { criticalNote, useStockCounts } from "./InventoryStats.tsx";
import { useUndoBulk } from "./use-undo-bulk.ts";

type Bulk = Command<"inventory.fill"> | Command<"inventory.reset"> | Command<"inventory.removeMany">;

/** Runs a bulk action on the whole boat and tells how it went, with the way back. */
function useBulk(command: Bulk, bateau_id: string, sentence: (result: BulkResult) => string) {
  const { run, busy } = useCommand(command as Command<"inventory.fill">);
  const offerUndo = useUndoBulk();
  const act = async (): Promise<boolean> => {
    const outcome = await run({ bateau_id, ids: ALL_ARTICLES });
    if (!outcome.ok) return false;
    offerUndo(sentence(outcome.output), outcome.output);
    return true;
  };
  return { act, busy };
}

function removedSentence({ modifies, conserves }: BulkResult): string {
  if (conserves === 0) return `${modifies} articles supprimés avec succès\u00a0!`;
  return `${modifies} articles supprimés. ${conserves} articles de sécurité/équipements conservés pour votre sécurité.`;
}

type BulkPanelProps = { boatId: string; articles: readonly Article[]; mayDelete: boolean };

/** 'Actions en lot' on every article of the boat; hidden when there is none. */
export function BulkPanel({ boatId, articles, mayDelete }: BulkPanelProps) {
  const { total, critique, vide } = useStockCounts(articles);
  const fill = useBulk(fillStock, boatId, ({ modifies }) => `${modifies} stocks remplis à 100%\u00a0!`);
  const reset = useBulk(resetStock, boatId, ({ modifies }) => `${modifies} stocks réinitialisés avec succès\u00a0!`);
  const remove = useBulk(removeArticles, boatId, removedSentence);
  const kept = useMemo(() => countProtected(articles), [articles]);
  if (total === 0) return null;
  const busy = fill.busy || reset.busy || remove.busy;
  return (
    <Card as="section" aria-label="Actions en lot" className="mt-6 print:hidden">
      <CardHeader title="Actions en lot" />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Counter label="Total" value={total} />
        <Counter label="Stock vide" value={vide} />
        <Counter label="Stock critique" value={critique} note={criticalNote} />
        <Counter label="Protégés" value={kept} />
      </dl>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="secondary" onClick={fill.act} busy={fill.busy} disabled={busy && !fill.busy}>
          <PackageCheck size={18} aria-hidden="true" />
          Remplir tous les stocks
        </Button>
        <Button variant="secondary" onClick={reset.act} busy={reset.busy} disabled={busy && !reset.busy}>
          <RotateCcw size={18} aria-hidden="true" />
          Réinitialiser stocks
        </Button>
        {mayDelete && (
          <ConfirmDialog
            title="Confirmer la suppression"
            text={confirmation(total, kept)}
            confirmLabel="Supprimer"
            busyLabel="Suppression..."
            danger
            onConfirm={remove.act}
            trigger={
              <Button variant="danger-quiet" className="sm:ml-auto" disabled={busy}>
                <Trash2 size={18} aria-hidden="true" />
                Supprimer tout
              </Button>
            }
          />
        )}
      </div>
    </Card>
  );
}

/** Asks the rule once per category, not once per article. */
function countProtected(articles: readonly Article[]): number {
  const perCategory = new Map<string | null, number>();
  for (const { categorie } of articles) perCategory.set(categorie, (perCategory.get(categorie) ?? 0) + 1);
  let count = 0;
  for (const [categorie, members] of perCategory) if (isProtectedCategory(categorie)) count += members;
  return count;
}

function confirmation(total: number, kept: number): string {
  const removed = total - kept;
  const safe = kept > 0 ? ` Les ${kept} articles de sécurité et d’équipements sont conservés.` : "";
  return `${removed} articles de ce bateau vont être supprimés.${safe} Vous aurez dix secondes pour annuler.`;
}

function Counter({ label, value, note }: { label: string; value: number; note?: string }) {
  return (
    <div className="rounded-sm bg-surface-2 px-3 py-2">
      <dt className="text-ink-2 text-xs">{label}</dt>
      <dd className="counter font-bold text-lg">{value}</dd>
      {note && <dd className="text-ink-2 text-xs">{note}</dd>}
    </div>
  );
}
