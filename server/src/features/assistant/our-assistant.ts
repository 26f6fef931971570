import { type Assistant, createAssistant } from "@bosco/assistant";
import { readKnowledge } from "@bosco/assistant/read-knowledge";
import { PLACES } from "../../places.ts";

let assistant: Assistant | undefined;

/** The assistant over our sheets and what the finder has learned, read from the disk once. */
export function ourAssistant(): Assistant {
  assistant ??= createAssistant(readKnowledge(PLACES.assistant));
  return assistant;
}
