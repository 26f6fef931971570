import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { Config } from "../config.ts";
import { fetchWithin } from "./bounded-fetch.ts";

const LARGEST_ANSWER_BYTES = 512 * 1024;

/** The configured model of any service that speaks the OpenAI chat protocol; undefined when there is none. */
export function configuredModel({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Config): LanguageModel | undefined {
  if (!AI_BASE_URL || !AI_MODEL || !AI_API_KEY) return undefined;
  const provider = createOpenAICompatible({
    name: "bosco",
    baseURL: AI_BASE_URL,
    apiKey: AI_API_KEY,
    // why: without it the wanted shape never reaches the model.
    supportsStructuredOutputs: true,
    fetch: fetchWithin(LARGEST_ANSWER_BYTES),
  });
  return provider(AI_MODEL);
}

/** Ends when the caller goes away or the model takes too long: the built-in answer is the better one then. */
export function modelDeadline(
  { AI_TIMEOUT_SECONDS }: Pick<Config, "AI_TIMEOUT_SECONDS">,
  caller: AbortSignal | undefined,
): AbortSignal {
  // why: Node may collect a signal of AbortSignal.timeout() inside AbortSignal.any(), and its end never comes.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error("the model takes too long")), AI_TIMEOUT_SECONDS * 1000);
  timer.unref();
  const leave = () => deadline.abort(caller?.reason);
  if (caller?.aborted) leave();
  caller?.addEventListener("abort", leave, { once: true });
  return deadline.signal;
}
