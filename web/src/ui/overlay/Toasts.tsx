import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../form/Button.tsx";
import { dropUndrawn, toasterWanted, undrawnToast, wantToaster, watchToaster } from "./toast.ts";
import styles from "./toaster.css?url";

/**
 * Once, in the application: where messages appear. What draws them is loaded when it is wanted, since most visitors never see
 * one; if it does not come, a message is plain text.
 */
export function Toasts() {
  const wanted = useSyncExternalStore(watchToaster, toasterWanted, () => 0);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (wanted === 0 || Toaster) return;
    Promise.all([import("./Toaster.tsx"), loadStyles()]).then(
      ([{ default: Loaded }]) => setToaster(() => Loaded),
      () => {
        setIsMissing(true);
        addEventListener("online", wantToaster, { once: true });
      },
    );
  }, [wanted, Toaster]);
  const message = useSyncExternalStore(watchToaster, undrawnToast, () => undefined);
  if (Toaster) return <Toaster />;
  if (!isMissing || !message) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-22 z-50 rounded border border-line bg-surface p-4 text-ink shadow-high sm:left-auto sm:w-96"
    >
      <p className="font-semibold">{message.title}</p>
      {message.description && <p className="mt-0.5 text-ink-2 text-sm">{message.description}</p>}
      <div className="mt-2 flex gap-2">
        {message.action && (
          <Button
            variant="quiet"
            onClick={() => {
              dropUndrawn();
              message.action?.onPress();
            }}
          >
            {message.action.label}
          </Button>
        )}
        <Button variant="quiet" onClick={dropUndrawn}>
          Fermer
        </Button>
      </div>
    </div>
  );
}

let styling: Promise<void> | undefined;

/** why not by an import: the build's loader takes styles that failed to come for loaded ones at the next try. */
function loadStyles(): Promise<void> {
  styling ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styling = undefined;
      reject(new Error("the styles of messages did not come"));
    };
    document.head.append(link);
  });
  return styling;
}
