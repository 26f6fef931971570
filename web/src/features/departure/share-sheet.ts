import { attempt } from "../../data/attempt.ts";
import { showToast } from "../../ui/overlay/toast.ts";

const sample = () => new File([""], "feuille.pdf", { type: "application/pdf" });

/** Whether this device hands files to its other applications. */
export const canShare = (): boolean => attempt(() => navigator.canShare?.({ files: [sample()] })) === true;

/** Hands the sheet to what the device offers: a message, a mail. Whoever thinks better of it is told nothing. */
export async function shareSheet(write: () => Promise<File>): Promise<void> {
  try {
    const file = await write();
    await navigator.share({ files: [file], title: "Feuille de départ" });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "AbortError") return;
    showToast({ title: "Erreur", description: "Impossible de partager la feuille de départ.", tone: "error" });
  }
}
