import { StartError } from "../start-error.ts";

/**
 * A backup is one file: a gzip stream of records, and a seal after it. A record is its kind (one byte), its length (four bytes),
 * and its content. The seal is the sha256 of every byte before it: a tool that unpacks gzip takes it for bytes to pass over.
 *
 * `H` header · for each table `T`, its rows as `D`…, `E` · `S` a sequence · for each file `F`, its bytes as `D`…, `E` · `Z` the end
 */
export const KIND = { header: "H", table: "T", data: "D", endOfData: "E", sequence: "S", file: "F", end: "Z" } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

export const MAGIC = "BOSCO BACKUP\n";
export const FORMAT = 1;
/** why: a reader holds one record at a time, whatever a damaged length says. */
export const MOST_BYTES = 1 << 20;

const SEAL = "\nbosco-backup sha256 ";
const DIGITS = 64;
export const SEAL_BYTES = SEAL.length + DIGITS + 1;
export const sealOf = (sha256: string) => `${SEAL}${sha256}\n`;
export function readSeal(text: string): string | undefined {
  const sha256 = text.slice(SEAL.length, -1);
  return text === sealOf(sha256) && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : undefined;
}

export interface BackupHeader {
  format: number;
  /** Of the Bosco that wrote it. */
  version: string;
  /** Of the database it was read from, once that has one. */
  database_id: string | null;
  created: string;
  migrations: { name: string; checksum: string }[];
  /** No file was to be in it. */
  rows_only?: boolean | undefined;
}

export interface TableHead {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  last_value: string;
  is_called: boolean;
}

export interface EndOfData {
  /** Of a table. */
  rows?: number;
  bytes: number;
  sha256: string;
}

export interface BackupTotals {
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
  /** Files that a row names and that were not there, however many. */
  missing: number;
}

/** A file that is not taken for a backup. Nothing was changed for it. */
export class BackupRefused extends StartError {}
