import type { ReminderSettings } from "@bosco/domain/reminders";
import type { ReactNode } from "react";
import { ErrorNote } from "../../../ui/content/ErrorNote.tsx";
import { Skeleton } from "../../../ui/content/Skeleton.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { Switch } from "../../../ui/form/Switch.tsx";
import { ReminderDevices } from "./ReminderDevices.tsx";
import { type DevicePush as Push, useDevicePush } from "./use-device-push.ts";

const PROBLEMS: Record<NonNullable<Push["problem"]>, string> = {
  denied: "Les notifications viennent d’être refusées.",
  unanswered: "La question du navigateur est restée sans réponse. Activez de nouveau pour la revoir.",
  failed: "Ce navigateur n’a pas pu s’abonner auprès de son service de notifications. Réessayez plus tard.",
};

type DevicePushProps = { settings: ReminderSettings; canChange: boolean };

/** Notifications on this device, and the list of those that get any. */
export function DevicePush({ settings, canChange }: DevicePushProps) {
  const push = useDevicePush(settings);
  return (
    <FieldGroup legend="Par notification">
      <OnThisDevice push={push} canChange={canChange} />
      {push.problem && !push.busy && <ErrorNote message={PROBLEMS[push.problem]} />}
      <ReminderDevices devices={settings.appareils} busy={push.busy || !canChange} onRemove={push.remove} />
    </FieldGroup>
  );
}

function OnThisDevice({ push: { state, busy, turn }, canChange }: { push: Push; canChange: boolean }) {
  if (!state) return <Skeleton className="h-16 rounded" />;
  if (state === "unsupported") return <Why>Ce navigateur, ou cette adresse, ne permet pas les notifications.</Why>;
  if (state === "to-install")
    return (
      <Why>
        Sur iPhone et iPad, installez d’abord Bosco : dans Safari, « Partager », puis « Sur l’écran d’accueil ». Ouvrez
        ensuite Bosco par son icône et revenez ici.
      </Why>
    );
  if (state === "denied")
    return (
      <Why>
        Ce navigateur bloque les notifications de Bosco. Pour les autoriser, ouvrez les réglages du site à côté de
        l’adresse (ou, pour l’application installée, les réglages de l’appareil), choisissez « Notifications »,
        « Autoriser », puis rechargez cette page.
      </Why>
    );
  return (
    <Switch
      label="Sur cet appareil"
      description={
        busy
          ? "Un instant…"
          : "Une notification arrive même quand Bosco est fermé. Elle ne montre que l’essentiel sur l’écran verrouillé."
      }
      checked={state === "on"}
      aria-busy={busy || undefined}
      disabled={busy || !canChange}
      onChange={(event) => void turn(event.target.checked)}
    />
  );
}

const Why = ({ children }: { children: ReactNode }) => (
  <p className="rounded bg-soon-soft px-4 py-3 text-sm">{children}</p>
);
