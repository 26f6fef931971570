import { ExternalLink } from "lucide-react";
import { Button } from "../../../ui/form/Button.tsx";
import { useMediaQuery } from "../../../ui/theme/use-media-query.ts";

/** A PDF in place where the browser shows one; a phone opens it by itself. */
export function PdfShown({ address, name }: { address: string; name: string }) {
  const isDesk = useMediaQuery("(min-width: 640px)");
  const isShown = isDesk && navigator.pdfViewerEnabled;
  return (
    <div className="flex flex-col gap-3">
      {isShown ? (
        <iframe src={address} title={name} className="h-[65dvh] w-full rounded-sm border border-line bg-surface-2" />
      ) : (
        <p className="text-ink-2 text-sm">Ce PDF s’ouvre dans une autre fenêtre.</p>
      )}
      <Button asChild variant={isShown ? "quiet" : "primary"} className="w-fit">
        <a href={address} target="_blank" rel="noopener">
          <ExternalLink size={18} aria-hidden="true" />
          {isShown ? "Ouvrir dans une autre fenêtre" : "Ouvrir le PDF"}
        </a>
      </Button>
    </div>
  );
}
