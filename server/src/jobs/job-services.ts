import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";

export interface JobServices {
  database: Database;
  photos: PhotoStore;
  mailer: Mailer;
  dataDir: string;
  /** Where the daily backups go, when there is a bucket. */
  backups?: FileStore | undefined;
}

export interface BackupServices extends JobServices {
  /** PostgreSQL's own, past a pooler. */
  connection: pg.ClientConfig;
}
