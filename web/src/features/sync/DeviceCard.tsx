import { FileDown, HardDrive } from "lucide-react";
import { useState } from "react";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { useDeviceStorage } from "./use-device-storage.ts";

/** How well this device keeps what waits, and the way to take a copy of it. */
export function DeviceCard({ onCopy }: { onCopy?: (() => void) | undefined }) {
  const { keeps, isPromised, ask } = useDeviceStorage();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Card as="section" aria-label="Sur cet appareil" className="mt-6">
      <CardHeader title="Sur cet appareil" icon={<HardDrive size={20} className="text-ink-2" aria-hidden="true" />} />
      <div className="flex max-w-prose flex-col gap-3 text-ink-2 text-sm">
        {keeps === false ? (
          <p className="text-late">
            Ce navigateur ne garde rien{"\u00a0"}: son stockage est plein ou interdit (navigation privée, réglages). Vos
            modifications demandent donc le réseau.
          </p>
        ) : (
          <p>{promiseSentence(isPromised)}</p>
        )}
        {isRefused && isPromised === false && (
          <p role="status">
            Le navigateur n’a pas accepté. Installer Bosco sur l’écran d’accueil suffit souvent à l’obtenir.
          </p>
        )}
      </div>
      {(onCopy || (keeps && isPromised === false)) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {keeps && isPromised === false && (
            <Button variant="secondary" onClick={async () => setIsRefused(!(await ask()))}>
              Demander au navigateur de garder les données
            </Button>
          )}
          {onCopy && (
            <Button variant="quiet" onClick={onCopy}>
              <FileDown size={18} />
              Télécharger une copie
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function promiseSentence(isPromised: boolean | undefined): string {
  if (isPromised) return "Le navigateur a promis de garder vos données et vos modifications en attente.";
  return "Le navigateur garde vos données, mais n’a pas promis de ne jamais les effacer de lui-même, par exemple s’il manque de place. En navigation privée, il efface tout à la fermeture.";
}
