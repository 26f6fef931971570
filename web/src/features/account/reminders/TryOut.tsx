import { isReminded, type ReminderSettings } from "@bosco/domain/reminders";
import { Send } from "lucide-react";
import { useCommand } from "../../../data/use-command.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { tryOut } from "./queries.ts";

type TryOutProps = { settings: ReminderSettings; isOnline: boolean };

/** One reminder now, by every way that is on. */
export function TryOut({ settings, isOnline }: TryOutProps) {
  const trying = useCommand(tryOut);
  const hasWay = isReminded(settings);
  return (
    <div>
      <Button
        variant="secondary"
        busy={trying.busy}
        busyLabel="Envoi..."
        disabled={!hasWay || !isOnline}
        aria-describedby={hasWay ? undefined : "essai-sans-voie"}
        onClick={() => trying.run(undefined)}
      >
        <Send size={18} aria-hidden="true" />
        M’envoyer un essai
      </Button>
      {!hasWay && (
        <p id="essai-sans-voie" className="mt-2 text-ink-2 text-sm">
          Rien à essayer tant que les rappels ne viennent ni par e-mail, ni par notification.
        </p>
      )}
    </div>
  );
}
