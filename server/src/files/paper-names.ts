import { extensionOf, type PaperFile } from "@bosco/domain/documents";

/** What names a paper's file among those of its owner. */
export type Print = Pick<PaperFile, "empreinte" | "type">;

export const paperFileName = ({ empreinte, type }: Print): string => `${empreinte}-papier.${extensionOf(type)}`;
export const PAPER_FILE_NAME = /^[0-9a-f]{32}-papier\.(pdf|jpg|png|webp)$/;
