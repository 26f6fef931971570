import { Anchor } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { AuthError, enterDemo } from "../../data/auth.ts";
import { Button } from "../../ui/form/Button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { showAuthError } from "./show-auth-error.ts";

/** One press, and the visitor is aboard the demo. `startNow`: he pressed already, on the page before. */
export function DemoEntry({ startNow }: { startNow: boolean }) {
  const [busy, setBusy] = useState(false);

  const isEntering = useRef(false);

  const enter = useCallback(async () => {
    if (isEntering.current) return;
    isEntering.current = true;
    setBusy(true);
    try {
      await enterDemo();
      showToast({ title: "Connexion réussie", description: "Bienvenue à bord de la démonstration.", tone: "success" });
    } catch (error) {
      showAuthError(error instanceof AuthError ? error : undefined);
      setBusy(false);
      isEntering.current = false;
    }
  }, []);

  useEffect(() => {
    if (startNow) void enter();
  }, [startNow, enter]);

  return (
    <div className="mt-6 flex flex-col items-center gap-2 text-center">
      <Button variant="secondary" size="lg" busy={busy} busyLabel="Embarquement..." onClick={enter}>
        <Anchor size={20} aria-hidden="true" />
        Essayer la démo
      </Button>
      <p className="text-ink-2 text-sm">
        Sans inscription : trois bateaux et leurs données, remis en place chaque nuit.
      </p>
    </div>
  );
}
