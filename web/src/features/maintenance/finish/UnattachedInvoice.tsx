import { InvoiceField } from "./InvoiceField.tsx";
import type { useInvoice } from "./use-invoice.ts";

type UnattachedInvoiceProps = { invoice: ReturnType<typeof useInvoice> };

/** What is left of the sheet once the work is finished and its invoice could not be attached: the file, to try again. */
export function UnattachedInvoice({ invoice: { file, error, choose } }: UnattachedInvoiceProps) {
  return (
    <div className="flex flex-col gap-4">
      <p role="alert">
        La maintenance est terminée, mais la facture n’est pas jointe. Réessayez, ou fermez sans la joindre.
      </p>
      <InvoiceField file={file} error={error} onChoose={choose} />
    </div>
  );
}
