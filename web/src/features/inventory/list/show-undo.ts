import { type BulkResult, UNDO_SECONDS } from "@bosco/domain/inventory";
import { showToast } from "../../../ui/overlay/toast.ts";

type Told = { description: string; annulation: BulkResult["annulation"]; onUndo: (annulation: string) => void };

/** Says what a bulk action did, and offers to take it back while the message stands. */
export function showUndo({ description, annulation, onUndo }: Told) {
  const action = annulation === null ? undefined : { label: "Annuler", onPress: () => onUndo(annulation) };
  showToast({ title: "Succès", description, tone: "success", action, seconds: action && UNDO_SECONDS });
}
