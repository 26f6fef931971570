import { frenchMoment } from "@bosco/domain/french";
import type { ReminderDevice } from "@bosco/domain/reminders";
import { Monitor, Smartphone, Trash2 } from "lucide-react";
import { Badge } from "../../../ui/content/Badge.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { deviceName, isHandheld } from "../security/device-name.ts";

type ReminderDevicesProps = {
  devices: readonly ReminderDevice[];
  busy: boolean;
  onRemove: (id: string) => unknown;
};

/** The devices that reminders are pushed to; nothing where there is none. */
export function ReminderDevices({ devices, busy, onRemove }: ReminderDevicesProps) {
  if (devices.length === 0) return null;
  return (
    <ul aria-label="Appareils qui reçoivent les rappels" className="divide-y divide-line">
      {devices.map((device) => (
        <Device key={device.id} device={device} busy={busy} onRemove={() => onRemove(device.id)} />
      ))}
    </ul>
  );
}

type DeviceProps = { device: ReminderDevice; busy: boolean; onRemove: () => void };

function Device({ device: { appareil, created_at, courant }, busy, onRemove }: DeviceProps) {
  const Icon = isHandheld(appareil) ? Smartphone : Monitor;
  const name = deviceName(appareil);
  return (
    <li className="flex items-center gap-4 py-2">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {courant && <Badge tone="ok">Cet appareil</Badge>}
        </p>
        <p className="text-ink-2 text-sm tabular-nums">Depuis le {frenchMoment(created_at)}</p>
      </div>
      <IconButton label={`Retirer ${name}`} disabled={busy} onClick={onRemove}>
        <Trash2 size={20} />
      </IconButton>
    </li>
  );
}
