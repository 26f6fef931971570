import { request } from "node:https";
import { authorization } from "./authorization.ts";
import { encrypt, type Receiver } from "./encrypt.ts";
import { refuseEndpoint } from "./endpoint.ts";
import type { PushKeys } from "./keys.ts";
import { type Judging, lookupJudged, PrivateAddress } from "./public-address.ts";

interface Subscription extends Receiver {
  endpoint: string;
}

/** What became of a push. */
export type Pushed =
  | { outcome: "taken" }
  /** The browser has given the subscription up. */
  | { outcome: "gone" }
  /** Not this, or not from us: the same would be refused again. */
  | { outcome: "refused"; status: number | undefined }
  /** `retryAfter`: in so many seconds, if the service says it. */
  | { outcome: "later"; status: number | undefined; retryAfter: number | undefined }
  /** All of it was heard and nothing was said: it may have been taken. */
  | { outcome: "unknown" };

class FateUnknown extends Error {}

/** For tests alone, which have a push service on this machine. No setting leads here. */
export interface PushTestService extends Judging {
  ca: string;
  port: number;
}

export interface PushSender {
  send(subscription: Subscription, text: string): Promise<Pushed>;
}

const LONGEST_MS = 10_000;
const MOST_ANSWER_BYTES = 4_096;
const KEPT_SECONDS = 86_400;
const MOST_RETRY_SECONDS = 86_400;

/**
 * Sends to push services, which are outside: a connection each, to an address that was judged, within a time; an answer is read no
 * further than needed, and no redirect is followed.
 */
export function createPushSender(keys: PushKeys, test?: PushTestService): PushSender {
  return {
    async send({ endpoint, ...receiver }, text) {
      if (refuseEndpoint(endpoint)) return { outcome: "refused", status: undefined };
      const body = encrypt(text, receiver);
      const headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "content-length": body.length,
        ttl: KEPT_SECONDS,
        urgency: "normal",
        authorization: authorization(keys, endpoint, new Date()),
      };
      return post(endpoint, { headers, body, test }).then(judge, explain);
    },
  };
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

interface Sent {
  headers: Record<string, string | number>;
  body: Buffer;
  test: PushTestService | undefined;
}

function post(endpoint: string, { headers, body, test }: Sent): Promise<Answer> {
  // why a signal: it ends what trickles too, which no limit of silence does.
  const signal = AbortSignal.timeout(LONGEST_MS);
  const place = { lookup: lookupJudged(test, signal), ...(test && { ca: test.ca, port: test.port }) };
  return new Promise((resolve, reject) => {
    const sending = request(endpoint, {
      ...place,
      method: "POST",
      headers,
      agent: false,
      signal,
      maxHeaderSize: 8_192,
    });
    let told: Answer | undefined;
    let isHeard = false;
    sending.on("finish", () => {
      isHeard = true;
    });
    const fail = (error: Error) => reject(isHeard ? new FateUnknown("no answer to a push", { cause: error }) : error);
    sending.on("error", fail);
    // why the last word: whatever else becomes of a connection, whoever waits for it must not wait for ever.
    sending.on("close", () => (told ? resolve(told) : fail(new Error("the push service has hung up"))));
    sending.on("upgrade", ({ statusCode = 0 }, socket) => {
      told = { status: statusCode, retryAfter: undefined };
      socket.destroy();
      sending.destroy();
    });
    sending.on("response", (answer) => {
      told = { status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] };
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_ANSWER_BYTES) sending.destroy();
      });
      // why no failure: the status is all that counts, and it has come.
      answer.on("error", () => {});
    });
    sending.end(body);
  });
}

function judge({ status, retryAfter }: Answer): Pushed {
  if (status >= 200 && status < 300) return { outcome: "taken" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status === 429 || status >= 500) return { outcome: "later", status, retryAfter: secondsOf(retryAfter) };
  return { outcome: "refused", status };
}

function explain(error: unknown): Pushed {
  if (error instanceof PrivateAddress) return { outcome: "refused", status: undefined };
  if (error instanceof FateUnknown) return { outcome: "unknown" };
  return { outcome: "later", status: undefined, retryAfter: undefined };
}

/** A number of seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), MOST_RETRY_SECONDS);
}
