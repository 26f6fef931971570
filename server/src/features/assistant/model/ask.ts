import type { Sheet } from "@bosco/assistant";
import type { SheetReference } from "@bosco/domain/assistant";
import { modelBreaker } from "../../../ai/breaker.ts";
import { configuredModel, modelDeadline } from "../../../ai/model.ts";
import { partsWithin } from "../../../ai/within.ts";
import type { Config } from "../../../config.ts";
import { createCleaner } from "./clean.ts";
import { groundedQuestion, SYSTEM } from "./prompt.ts";

const MOST_TOKENS = 1_500;
/** Far more than so many tokens make: a model that goes on has lost its way. */
const LONGEST_ANSWER = 20_000;

/** How an answer ends that is as the model wanted it. */
const WHOLE = ["stop", "length", "content-filter"];

export interface Grounding {
  question: string;
  sheets: readonly Sheet[];
  /** What is known of the asker's boats, in lines. */
  facts: readonly string[];
}

export interface ModelAnswer {
  text: string;
  cited: SheetReference[];
}

/** Whether the model is worth asking: five failures in a row give it a rest. */
export const isModelResting = (config: Config) => modelBreaker(config).isOpen(Date.now());

/**
 * What the configured model answers, its text told as it comes; undefined when it failed, was too slow, or said nothing
 * fit to read. It has no tool and no second try. Whoever asked may have gone: the answer is filed all the same.
 */
export async function askModel(
  config: Config,
  { question, sheets, facts }: Grounding,
  { onText, onFailure }: { onText: (text: string) => void; onFailure: (failure: ModelFailure) => void },
): Promise<ModelAnswer | undefined> {
  const model = configuredModel(config);
  const breaker = modelBreaker(config);
  if (!model) return undefined;
  const cleaner = createCleaner(sheets.map(({ slug, titre }) => ({ id: slug, titre })));
  try {
    // why: most servers have no model, and the library would double the time the server takes to load.
    const { streamText } = await import("ai");
    const deadline = modelDeadline(config, undefined);
    const { fullStream } = streamText({
      model,
      system: SYSTEM,
      prompt: groundedQuestion(question, sheets, facts),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: deadline,
      onError: () => {}, // the stream says it, below
    });
    let length = 0;
    let ended = "";
    for await (const part of partsWithin(deadline, fullStream)) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new DOMException("the model took too long", "TimeoutError");
      if (part.type === "finish") ended = part.finishReason;
      if (part.type !== "text-delta") continue;
      length += part.text.length;
      if (length > LONGEST_ANSWER) throw new RangeError("the model said too much");
      const certain = cleaner.push(part.text);
      if (certain) onText(certain);
    }
    if (!WHOLE.includes(ended)) throw new Error("the model broke off");
    breaker.succeeded();
    const answer = cleaner.end();
    // why after the breaker: a person can make a model say nothing, and must not make it rest for everybody.
    if (ended === "content-filter" || !/[\p{L}\p{N}]/u.test(answer.text)) return undefined;
    return ended === "length" ? { ...answer, text: `${answer.text}…` } : answer;
  } catch (error) {
    breaker.failed(Date.now());
    onFailure(new ModelFailure(error));
    return undefined;
  }
}

/** For the log: what kind of failure it was. The error itself holds the question and what the model said. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly code: string;

  constructor(error: unknown) {
    super();
    const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
    this.code = String(status ?? (error instanceof Error ? error.name : "unknown"));
  }
}
