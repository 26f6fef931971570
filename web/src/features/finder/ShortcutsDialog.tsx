import { Fragment } from "react";
import { Kbd } from "../../ui/content/Kbd.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { shortcutGroups } from "./shortcuts.ts";

/** Every shortcut there is. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open isOnlyRead title="Raccourcis clavier" onOpenChange={(open) => !open && onClose()}>
      <div className="flex flex-col gap-5">
        {shortcutGroups().map(({ title, shortcuts }) => (
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
