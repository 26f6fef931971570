import { createHash } from "node:crypto";
import { addDays, dayIn } from "@bosco/domain";
import { EMPTY_PAPER, type PaperFile, type PaperType, safeFileName } from "@bosco/domain/documents";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { paperFileName } from "../files/paper-names.ts";
import type { PhotoStore } from "../photos/store.ts";
import { KORRIGAN, MACAREUX, PETREL } from "./demo-boats.ts";
import { writePdf } from "./demo-pdf.ts";

interface DemoPaper {
  bateau_id: string;
  type: PaperType;
  titre: string;
  numero?: string;
  /** Days from today, past ones below zero. */
  from?: number;
  until?: number;
  note?: string;
  /** Lines of an example file. */
  lines?: readonly string[];
}

const PAPERS: readonly DemoPaper[] = [
  { bateau_id: KORRIGAN, type: "Acte de francisation", titre: "Titre de navigation", numero: "BR 000000", from: -1800 },
  {
    ...{
      bateau_id: KORRIGAN,
      type: "Assurance",
      titre: "Assurance plaisance",
      numero: "EX-2026-0001",
      from: -345,
      until: 20,
    },
    lines: ["Attestation d\u2019assurance", "Korrigan", "Responsabilité civile et assistance en mer"],
  },
  { bateau_id: KORRIGAN, type: "Certificat radeau", titre: "Révision du radeau", from: -500, until: 595 },
  {
    ...{ bateau_id: KORRIGAN, type: "Extincteurs", titre: "Contrôle des extincteurs", from: -390, until: -25 },
    note: "Deux extincteurs à poudre\u00a0: carré et cockpit.",
  },
  { bateau_id: KORRIGAN, type: "Licence et MMSI", titre: "Licence radio", numero: "EX 227 000 000", from: -900 },
  {
    ...{ bateau_id: KORRIGAN, type: "Facture", titre: "Facture de carénage", numero: "F-EX-118", from: -60 },
    lines: ["Facture de carénage", "Korrigan", "Nettoyage, antifouling et anodes"],
  },
  { bateau_id: PETREL, type: "Carte de circulation", titre: "Carte de circulation", numero: "BR 000001", from: -700 },
  { bateau_id: PETREL, type: "Assurance", titre: "Assurance du semi-rigide", from: -380, until: -15 },
  { bateau_id: MACAREUX, type: "Acte de francisation", titre: "Titre de navigation", numero: "BR 000002", from: -1200 },
  {
    ...{ bateau_id: MACAREUX, type: "Assurance", titre: "Assurance tous risques", from: -100, until: 265 },
    lines: ["Attestation d\u2019assurance", "Macareux", "Tous risques, Atlantique et Manche"],
  },
  { bateau_id: MACAREUX, type: "Certificat radeau", titre: "Révision du radeau", from: -200, until: 895 },
  { bateau_id: MACAREUX, type: "Extincteurs", titre: "Contrôle des extincteurs", from: -120, until: 245 },
  {
    bateau_id: MACAREUX,
    type: "Contrôle gaz",
    titre: "Contrôle de l\u2019installation de gaz",
    from: -300,
    until: 1500,
  },
  { bateau_id: MACAREUX, type: "Licence et MMSI", titre: "Licence radio", numero: "EX 227 000 001", from: -1200 },
];

const EXAMPLE = ["Exemple de la démonstration de Bosco\u00a0: ce papier n\u2019a aucune valeur."];

/** Named by its content, so that every night finds the same file again. */
function fileOf({ titre, lines }: DemoPaper): { file: PaperFile; bytes: Buffer } | undefined {
  if (!lines) return undefined;
  const bytes = writePdf([...lines, ...EXAMPLE]);
  const empreinte = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { bytes, file: { nom: safeFileName(titre, "pdf"), type: "application/pdf", taille: bytes.length, empreinte } };
}

const paperId = (n: number) => `b05c0000-0000-4000-8000-0000000009${String(n).padStart(2, "0")}`;

export async function seedDemoPapers(db: Db): Promise<void> {
  const today = dayIn(new Date(), "Europe/Paris");
  const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
  const rows = PAPERS.map((paper, n) => {
    const { lines, from, until, ...fields } = paper;
    const file = fileOf(paper)?.file;
    const dates = { date_emission: day(from), date_expiration: day(until) };
    return {
      ...EMPTY_PAPER,
      ...fields,
      ...dates,
      id: paperId(n),
      user_id: DEMO_ID,
      fichier: file ? JSON.stringify(file) : null,
    };
  });
  await db.insertInto("documents").values(rows).execute();
}

/** Puts the files of the demo's papers back where a visitor has removed them. */
export async function writeDemoPapers({ files }: PhotoStore): Promise<void> {
  for (const paper of PAPERS) {
    const made = fileOf(paper);
    const key = made && `${DEMO_ID}/${paperFileName(made.file)}`;
    if (key && !(await files.stat(key))) await files.put(key, made.bytes);
  }
}
