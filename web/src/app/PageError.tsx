import { TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { EmptyState } from "../ui/content/EmptyState.tsx";
import { Button } from "../ui/form/Button.tsx";
import { Link } from "../ui/routing/Link.tsx";
import type { ToWorker } from "../worker/messages.ts";

/** A file of an older build is gone after an update: loading the page anew gets the current one. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/** What stands in a page's place when it has crashed. */
export function PageError({ error }: { error: unknown }) {
  const outdated = isOutdated(error);
  // why: the file that did not come may be broken where the service worker keeps it; loading the page anew then helps.
  useEffect(() => navigator.serviceWorker?.controller?.postMessage("mend" satisfies ToWorker), []);
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
      <title>Une erreur s’est produite – Bosco</title>
      <EmptyState
        heading="h1"
        icon={<TriangleAlert />}
        title={outdated ? "Cette page n’a pas pu être chargée" : "Une erreur inattendue s’est produite."}
        text={
          outdated
            ? "Bosco a peut-être été mis à jour, ou le réseau est absent. Rechargez la page pour continuer."
            : "Cette page s’est arrêtée, le reste de Bosco fonctionne toujours. Vos données n’ont pas été touchées."
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>Recharger la page</Button>
            <Button variant="secondary" asChild>
              <Link to="/">Retour à l’accueil</Link>
            </Button>
          </div>
        }
      />
    </div>
  );
}
