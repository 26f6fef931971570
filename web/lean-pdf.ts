import type { Plugin } from "vite";

/**
 * jsPDF can also photograph a page (html2canvas, dompurify), draw SVG (canvg) and read PNG (fast-png, with a second inflate). Our
 * papers are text, lines and squares: these parts are not shipped, and whoever asks for one is told so.
 */
const FILE = "/jspdf/dist/jspdf.es.min.js";
const edits = [
  ...["html2canvas", "dompurify", "canvg"].map(
    (name) => [`import("${name}")`, `Promise.reject(new Error("${name} is not shipped"))`] as const,
  ),
  ['import{decode as n}from"fast-png";', 'const n=()=>{throw new Error("fast-png is not shipped")};'],
] as const;

export function leanPdf(): Plugin {
  return {
    name: "bosco:lean-pdf",
    apply: "build",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").endsWith(FILE)) return;
      return edits.reduce((text, [from, to]) => {
        if (!text.includes(from)) this.error(`${FILE} changed: look again at what it imports (${from})`);
        return text.replace(from, to);
      }, code);
    },
  };
}
