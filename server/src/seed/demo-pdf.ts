/** One page of A4 with a line of text each, in the letters of Western Europe. */
export function writePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${escaped(line)}) Tj 0 -28 Td`).join("\n");
  const content = `BT /F1 16 Tf 60 760 Td\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, n) => {
    const place = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}

/** why: WinAnsi has the typographic apostrophe where Latin-1 has none. */
const escaped = (line: string) => line.replaceAll("\u2019", "\x92").replace(/[\\()]/g, (sign) => `\\${sign}`);
