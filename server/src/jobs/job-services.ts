import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";

export interface JobServices {
  database: Database;
  photos: PhotoStore;
  mailer: Mailer;
  dataDir: string;
}
