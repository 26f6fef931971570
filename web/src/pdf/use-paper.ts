import { useState } from "react";
import { showToast, type Toast } from "../ui/overlay/toast.ts";

/** Makes a paper while its button is busy, and says how it went: what `write` gives to say, else that it is done. */
export function usePaper(success: string) {
  const [busy, setBusy] = useState(false);
  const make = async (write: () => Promise<Toast | undefined> | Promise<void>) => {
    setBusy(true);
    try {
      showToast((await write()) ?? { title: "Succès", description: success, tone: "success" });
    } catch {
      showToast({ title: "Erreur", description: "Impossible de générer le PDF.", tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, make };
}
