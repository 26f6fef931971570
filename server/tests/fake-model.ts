import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model does next: says a text, or something less civil with the raw answer. */
export type ModelMood = string | ((answer: ServerResponse) => void);

export interface FakeModel {
  /** The settings that make a server ask it. */
  env: Record<string, string>;
  /** The bodies it was sent, newest last. */
  asked: { messages: { role: string; content: unknown }[]; response_format?: unknown; model: string }[];
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
    asked.push(JSON.parse(await bodyOf(request)));
    if (typeof mood === "function") mood(answer);
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
      AI_TIMEOUT_SECONDS: "1",
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
