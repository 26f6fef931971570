import { Fragment, useState } from "react";
import { chooseSingleKeys, hasSingleKeys } from "../../data/single-keys.ts";
import { Kbd } from "../../ui/content/Kbd.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { shortcutGroups } from "./shortcuts.ts";

/** Every shortcut there is. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const choose = (next: boolean) => {
    setIsOn(next);
    chooseSingleKeys(next);
  };
  return (
    // why only read: with the focus on the switch, Space would turn it instead of scrolling.
    <Dialog open isOnlyRead title="Raccourcis clavier" onOpenChange={(open) => !open && onClose()}>
      <div className="flex flex-col gap-5">
        <Switch
          label={"Raccourcis d’une seule touche (/, ?\u00a0et\u00a0N)"}
          description="À désactiver si vous dictez vos textes, ou pressez parfois une touche par accident."
          checked={isOn}
          onChange={(event) => choose(event.target.checked)}
        />
        {shortcutGroups(isOn).map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="font-semibold text-ink-2 text-sm">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-baseline justify-between gap-4 py-2">
                  <dt className="min-w-0">{does}</dt>
                  <dd className="shrink-0">
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className="px-1 text-ink-2 text-xs">ou</span>}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
