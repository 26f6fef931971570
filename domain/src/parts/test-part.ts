import type { Part } from "./schema.ts";

/** A part with `more` to say what a test is about. */
export const aPart = (more: Partial<Part> = {}): Part => ({
  id: "00000000-0000-4000-8000-0000000000d1",
  bateau_id: "00000000-0000-4000-8000-00000000000b",
  maintenance_id: "00000000-0000-4000-8000-000000000001",
  article_id: "00000000-0000-4000-8000-0000000000a1",
  quantite: 1,
  version: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  ...more,
});
