const A4 = { short: 210, long: 297 };

interface Picture {
  jpeg: Blob;
  width: number;
  height: number;
}

/** One PDF of pictures, each on a page of its own, as large as it fits. */
export async function picturePages(pictures: readonly Picture[], title: string): Promise<Blob> {
  const { jsPDF } = await import("jspdf");
  const pdf = new jsPDF({ unit: "mm", format: "a4", compress: false });
  pdf.deletePage(1);
  pdf.setLanguage("fr").setProperties({ title, creator: "Bosco" });
  for (const { jpeg, width, height } of pictures) {
    const isWide = width > height;
    const [pageWidth, pageHeight] = isWide ? [A4.long, A4.short] : [A4.short, A4.long];
    const scale = Math.min(pageWidth / width, pageHeight / height);
    const [w, h] = [width * scale, height * scale];
    pdf.addPage("a4", isWide ? "landscape" : "portrait");
    const bytes = new Uint8Array(await jpeg.arrayBuffer());
    pdf.addImage(bytes, "JPEG", (pageWidth - w) / 2, (pageHeight - h) / 2, w, h);
  }
  return pdf.output("blob");
}
