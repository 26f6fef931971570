import { readAhead } from "../queries.ts";
import { keepKnowledge } from "./knowledge.ts";

/** For whoever has not opened the assistant yet: what he may ask at sea is on board. Not where somebody pays by the byte. */
export function keepQuietly(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  void keepKnowledge();
  void readAhead().catch(() => {});
}
