import type { BulkResult } from "@bosco/domain/inventory";
import { useCommand } from "../../../data/use-command.ts";
import { showToast, showUndo } from "../../../ui/overlay/toast.ts";
import { undoBulk } from "../queries.ts";

/** Says what a bulk action did, with the way back unless nothing was changed. */
export function useUndoBulk() {
  const { run } = useCommand(undoBulk);
  return (description: string, { annulation }: BulkResult) => {
    if (annulation === null) showToast({ title: "Succès", description, tone: "success" });
    else showUndo({ description, onUndo: () => void run({ annulation }) });
  };
}
