import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model does next: says a text, or something less civil with the raw answer. */
export type ModelMood = string | ((answer: ServerResponse) => void);

interface Asked {
  messages: { role: string; content: unknown }[];
  response_format?: unknown;
  model: string;
  stream?: boolean;
  tools?: unknown;
  max_tokens?: number;
}

export interface FakeModel {
  /** The settings that make a server ask it. */
  env: Record<string, string>;
  /** The bodies it was sent, newest last. */
  asked: Asked[];
  /** Requests whose caller went away before the answer. */
  abandoned: () => number;
  mood: (mood: ModelMood) => void;
  stop(): Promise<void>;
}

/** A server on loopback that speaks the OpenAI chat protocol, in place of the outside world. */
export async function startFakeModel(): Promise<FakeModel> {
  let mood: ModelMood = "";
  let abandoned = 0;
  const asked: FakeModel["asked"] = [];
  const server = createServer(async (request, answer) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return void answer.writeHead(404).end();
    if (request.headers.authorization !== "Bearer clef-d-essai") return void answer.writeHead(401).end();
    answer.once("close", () => {
      if (!answer.writableEnded) abandoned += 1;
    });
    const body: Asked = JSON.parse(await bodyOf(request));
    asked.push(body);
    if (typeof mood === "function") mood(answer);
    else if (body.stream) streamTo(answer, mood.match(/\s*\S+\s*?/g) ?? []);
    else answer.setHeader("content-type", "application/json").end(completion(mood));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: "essai",
      AI_API_KEY: "clef-d-essai",
    },
    asked,
    abandoned: () => abandoned,
    mood: (next) => {
      mood = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

/** A whole answer that says `content`. */
export function completion(content: string): string {
  return JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_760_000_000,
    model: "essai",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  });
}

const streamedPart = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_760_000_000,
    model: "essai",
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;

/** One piece of a streamed answer, as the protocol has it. */
export const chunk = (content: string) => streamedPart({ content }, null);
/** How a streamed answer ends. */
export const lastChunk = (reason = "stop") => `${streamedPart({}, reason)}data: [DONE]\n\n`;

export function beginStream(answer: ServerResponse): ServerResponse {
  answer.writeHead(200, { "content-type": "text/event-stream" });
  answer.write(streamedPart({ role: "assistant", content: "" }, null));
  return answer;
}

/** A whole streamed answer. */
export function streamTo(answer: ServerResponse, pieces: readonly string[]): void {
  beginStream(answer);
  for (const piece of pieces) answer.write(chunk(piece));
  answer.end(lastChunk());
}
