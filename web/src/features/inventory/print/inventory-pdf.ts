import { createPdf } from "../../../pdf/document.ts";
import type { LockerSection } from "./locker-sections.ts";

type InventoryDocument = { boat: string; subtitle: string; sections: readonly LockerSection[] };

/** The inventory on paper, locker by locker, with a box per article. Saved as `inventaire-{boat}.pdf`; gives that name. */
export async function saveInventoryPdf({ boat, subtitle, sections }: InventoryDocument): Promise<string> {
  const pdf = await createPdf({ title: "Inventaire", subtitle, fileStem: `inventaire-${boat}` });
  for (const { nom, lines } of sections)
    pdf.checkBoxSection(
      nom,
      lines.map(({ nom: text, stock, expiry }) => ({ text: expiry ? `${text} (${expiry})` : text, end: stock })),
    );
  return pdf.save();
}
