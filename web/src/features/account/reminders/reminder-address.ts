import type { Reminder } from "@bosco/domain/reminders";
import { boatAddress } from "../../../fleet/boat-address.ts";

/** Where something to remind of is seen to. */
export function reminderAddress({ genre, id, bateau_id }: Pick<Reminder, "genre" | "id" | "bateau_id">): string {
  if (genre === "article") return boatAddress("/inventory", bateau_id, { article: id });
  if (genre === "maintenance") return boatAddress("/maintenance", bateau_id, { maintenance: id });
  return boatAddress("/papiers", bateau_id, { papier: id });
}
