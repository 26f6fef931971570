import type { jsPDF } from "jspdf";

/** The part after the comma of a `data:` address is what jsPDF wants. */
const base64 = (address: string) => address.slice(address.indexOf(",") + 1);

/**
 * Liberation Sans (OFL, see fonts/LICENSE): the 14 fonts every PDF reader has lack letters that people's names have.
 * why inline: the fonts come with the code, so that a PDF can be made without a network.
 */
export async function embedFonts(pdf: jsPDF): Promise<void> {
  const [regular, bold] = await Promise.all([
    import("./fonts/LiberationSans-Regular.ttf?inline"),
    import("./fonts/LiberationSans-Bold.ttf?inline"),
  ]);
  pdf.addFileToVFS("regular.ttf", base64(regular.default)).addFont("regular.ttf", "Bosco", "normal");
  pdf.addFileToVFS("bold.ttf", base64(bold.default)).addFont("bold.ttf", "Bosco", "bold");
}
