import { z } from "zod";
import { changes, day, optionalText, ownId, stamps, text, uuid } from "../fields/index.ts";
import { PAPER_MOST_BYTES } from "./file-size.ts";
import { NO_FILE } from "./no-file.ts";

/** What a paper is, in the order in which the form offers them. */
export const PAPER_TYPES = [
  "Carte de circulation",
  "Acte de francisation",
  "Assurance",
  "Permis",
  "Licence et MMSI",
  "Certificat radeau",
  "Extincteurs",
  "Contrôle gaz",
  "Contrat de port",
  "Facture",
  "Manuel",
  "Autre",
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** What a paper's file is, as its bytes say. Photographs that browsers can't show are kept as JPEG. */
export const PAPER_FILE_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type PaperFileType = (typeof PAPER_FILE_TYPES)[number];

export const isPaperFileType = (type: string): type is PaperFileType =>
  PAPER_FILE_TYPES.includes(type as PaperFileType);

/** The file of a paper. Its print changes with it, so that what a device keeps of it is known to be the same. */
export const paperFile = z.object({
  nom: text(1, 120),
  type: z.enum(PAPER_FILE_TYPES),
  taille: z.int().min(1).max(PAPER_MOST_BYTES),
  empreinte: z.string().regex(/^[0-9a-f]{32}$/),
});
export type PaperFile = z.infer<typeof paperFile>;

/** Which file a paper had, as it was seen by whoever removes or replaces it: its print. */
export const seenFile = z.union([paperFile.shape.empreinte, z.literal(NO_FILE)]);

const paperFields = z.object({
  bateau_id: uuid,
  titre: text(1, 120),
  type: z.enum(PAPER_TYPES, "Type de papier inconnu."),
  numero: optionalText(80),
  date_emission: day.nullable(),
  date_expiration: day.nullable(),
  note: optionalText(2000),
  /** The work that it is the invoice or a photo of; of the same boat. */
  maintenance_id: uuid.nullable(),
});

export const paper = paperFields.extend({
  id: uuid,
  /** Null while none has been sent. */
  fichier: paperFile.nullable(),
  ...stamps,
});
export type Paper = z.infer<typeof paper>;

export const ENDS_TOO_EARLY = "L’expiration précède l’émission.";

/** Whether a paper would end before it begins. */
export const endsBeforeItBegins = ({
  date_emission,
  date_expiration,
}: {
  date_emission?: string | null | undefined;
  date_expiration?: string | null | undefined;
}): boolean => Boolean(date_emission && date_expiration && date_expiration < date_emission);

const IN_ORDER = { path: ["date_expiration"], error: ENDS_TOO_EARLY };

export const newPaper = paperFields
  .partial({ numero: true, date_emission: true, date_expiration: true, note: true, maintenance_id: true })
  .extend(ownId)
  .strict()
  .refine((paper) => !endsBeforeItBegins(paper), IN_ORDER);
export type NewPaper = z.infer<typeof newPaper>;

/** A paper stays with its boat. An edit of one day alone is judged where the other one is known. */
export const paperChanges = changes(paperFields.omit({ bateau_id: true })).refine(
  (changed) => !endsBeforeItBegins(changed),
  IN_ORDER,
);
export type PaperChanges = z.infer<typeof paperChanges>;

/** What a new paper has where nothing is said of it. */
export const EMPTY_PAPER = {
  numero: null,
  date_emission: null,
  date_expiration: null,
  note: null,
  maintenance_id: null,
  fichier: null,
} as const satisfies Partial<Paper>;
