import { useState } from "react";
import { showToast } from "../ui/overlay/toast.ts";

/** Makes a paper while its button is busy, and says how it went. */
export function usePaper(success: string) {
  const [busy, setBusy] = useState(false);
  const make = async (write: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await write();
      showToast({ title: "Succès", description: success, tone: "success" });
    } catch {
      showToast({ title: "Erreur", description: "Impossible de générer le PDF.", tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, make };
}
