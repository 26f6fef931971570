import type { Paper } from "../documents/index.ts";

/** A paper with `more` to say what a test is about: good for ever, of no work. */
export const aPaper = (more: Partial<Paper> = {}): Paper => ({
  id: "00000000-0000-4000-8000-0000000000d1",
  bateau_id: "00000000-0000-4000-8000-00000000000b",
  titre: "Volvo D2-40",
  type: "Manuel",
  numero: null,
  date_emission: null,
  date_expiration: null,
  note: null,
  maintenance_id: null,
  fichier: null,
  version: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  ...more,
});
