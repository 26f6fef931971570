import { Agent, request } from "node:http";
import { type Latency, quantiles } from "./quantiles.ts";

/** One request of a load; `kind` is what its figures are summed under. */
export interface Call {
  kind: string;
  method: string;
  path: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface LoadOptions {
  /** Servers that take turns; on the loopback. */
  urls: readonly string[];
  perSecond: number;
  seconds: number;
  next(n: number): Call;
  /** No more than so many wait for an answer at once; what is due beyond it is counted as held back. */
  mostOpen?: number;
  /** Ends it before its time. */
  isOver?(): boolean;
  /** Told of each answer, for whoever keeps a ledger; status 0 is a connection that broke. */
  onAnswer?(call: Call, status: number, text: string): void;
}

export interface Load {
  sent: number;
  /** Was due while too many waited already. */
  heldBack: number;
  /** By kind and status; 0 is a connection that broke. */
  statuses: Record<string, Record<string, number>>;
  /** From the moment a request was due, so that a server which stands still is not measured less. */
  latency: Record<string, Latency>;
  /** Answers of 500 and above, and broken connections, each once. */
  failures: string[];
}

/** Sends at a fixed rate for a fixed time, answered or not, and says what came back. */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const { urls, perSecond, seconds, next, mostOpen = 200, isOver, onAnswer } = options;
  const bases = urls.map((url) => new URL(url));
  if (bases.length === 0 || bases.some(({ hostname }) => !["127.0.0.1", "localhost"].includes(hostname)))
    throw new Error("a load is for the loopback only");
  const agent = new Agent({ keepAlive: true, maxSockets: mostOpen });
  const load: Load = { sent: 0, heldBack: 0, statuses: {}, latency: {}, failures: [] };
  const times: Record<string, number[]> = {};
  const failures = new Set<string>();
  const open = new Set<Promise<void>>();
  const started = performance.now();
  const count = Math.round(perSecond * seconds);

  for (let n = 0; n < count; n += 1) {
    const due = started + (n * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    if (isOver?.()) break;
    if (open.size >= mostOpen) {
      load.heldBack += 1;
      continue;
    }
    const call = next(n);
    const base = bases[n % bases.length] as URL;
    load.sent += 1;
    const answered = send(agent, base, call).then(({ status, text }) => {
      load.statuses[call.kind] ??= {};
      const ofKind = load.statuses[call.kind] as Record<string, number>;
      ofKind[status] = (ofKind[status] ?? 0) + 1;
      times[call.kind] ??= [];
      times[call.kind]?.push(performance.now() - due);
      if ((status === 0 || status >= 500) && failures.size < 20)
        failures.add(`${call.kind}: ${status} ${text.slice(0, 200)}`);
      onAnswer?.(call, status, text);
    });
    open.add(answered);
    void answered.finally(() => open.delete(answered));
  }
  await Promise.all(open);
  agent.destroy();
  for (const [kind, of] of Object.entries(times)) load.latency[kind] = quantiles(of);
  load.failures = [...failures];
  return load;
}

const ANSWER_MS = 30_000;

function send(agent: Agent, base: URL, call: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const broken = (error: Error) => resolve({ status: 0, text: error.message });
    const { cookie, body } = call;
    const sent = request(
      {
        agent,
        host: base.hostname,
        port: base.port,
        method: call.method,
        path: call.path,
        timeout: ANSWER_MS,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
          ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
          ...call.headers,
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        // why: of a long answer its end does not matter here.
        answer.on("data", (part: string) => {
          if (text.length < 4_096) text += part;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on("error", broken);
      },
    );
    sent.on("error", broken);
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${ANSWER_MS / 1_000} s`)));
    sent.end(body);
  });
}
