import { createPdf } from "./document.ts";

export interface ShoppingSection {
  /** « Critique · Conserves », « Boissons » */
  title: string;
  lines: readonly { text: string; end: string }[];
}

export interface ShoppingDocument {
  boat: string;
  subtitle: string;
  sections: readonly ShoppingSection[];
}

/** The paper for the shop: boxes to tick, quantities at the right. Saved as `liste-achat-{boat}.pdf`; gives that name. */
export async function saveShoppingList({ boat, subtitle, sections }: ShoppingDocument): Promise<string> {
  const pdf = await createPdf({ title: "Liste d’achat", subtitle, fileStem: `liste-achat-${boat}` });
  for (const { title, lines } of sections) {
    pdf.section(title);
    pdf.checkBoxes(lines);
  }
  return pdf.save();
}
