import { Upload } from "lucide-react";
import { useState } from "react";
import type { Outbox } from "../../data/outbox/outbox.ts";
import { Button } from "../../ui/form/Button.tsx";

/** Sends what waits without waiting for the next try. */
export function SendNow({ outbox }: { outbox: Outbox }) {
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    await outbox.send().finally(() => setIsBusy(false));
  }
  return (
    <Button busy={isBusy} busyLabel="Envoi…" onClick={send}>
      <Upload size={18} />
      Envoyer maintenant
    </Button>
  );
}
