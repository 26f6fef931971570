import { setTimeout as sleep } from "node:timers/promises";
import type { Visitor } from "../../../server/tests/visitor.ts";

export const FAULTS = [
  /** Nothing leaves the device. */
  "cut",
  /** Done, and the answer is lost. */
  "lost",
  /** Done, and half of the answer comes. */
  "halved",
  /** Done, and somebody else answers. */
  "harbour",
  /** Sent twice at once. */
  "twice",
  /** It arrives after what others send later. */
  "slow there",
  /** The answer comes after what others send later. */
  "slow back",
  /** The device has given it up, and then it arrives. */
  "late",
  /** The server has no time. */
  "busy",
] as const;
export type Fault = (typeof FAULTS)[number] | "none";

const SLOW_MS = 12;

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What the server said to one operation, whether the device heard it or not. */
export interface Reply {
  operationId: string;
  status: number;
  body: unknown;
}

/** The way from one device to the real server, with what happens on it. */
export class Network {
  isOn = true;
  /** Of the next requests, in their order; then there are none. */
  faults: Fault[] = [];
  readonly replies: Reply[];
  private readonly who: Visitor;
  private readonly underway = new Set<Promise<unknown>>();

  constructor(who: Visitor, replies: Reply[]) {
    this.who = who;
    this.replies = replies;
  }

  set(isOn: boolean) {
    this.isOn = isOn;
  }

  /** Until nothing is on its way any more. */
  async calm(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway);
  }

  carry(sent: Sent): Promise<Response> {
    const carried = this.carryBy(this.faults.shift() ?? "none", sent);
    this.follow(carried);
    return carried;
  }

  private async carryBy(fault: Fault, sent: Sent): Promise<Response> {
    if (fault === "cut") throw new TypeError("cut");
    if (fault === "busy") return Response.json({ code: "INDISPONIBLE", message: "Plus tard." }, { status: 503 });
    if (fault === "slow there") await sleep(SLOW_MS);
    if (fault === "late") {
      this.follow(sleep(SLOW_MS).then(() => this.ask(sent)));
      throw new TypeError("given up");
    }
    if (fault === "twice") this.follow(this.ask(sent));
    const answer = await this.ask(sent);
    if (fault === "lost") throw new TypeError("lost");
    if (fault === "slow back") await sleep(SLOW_MS);
    if (fault === "harbour") return new Response("<h1>Wifi du port</h1>", { headers: { "content-type": "text/html" } });
    if (fault !== "halved") return answer;
    const text = await answer.text();
    return new Response(text.slice(0, text.length / 2), answer);
  }

  private async ask({ method, path, headers, body }: Sent): Promise<Response> {
    const { status, text, body: said, headers: back } = await this.who.call(method, path, body, headers);
    this.note(path, headers["idempotency-key"], body, status, said);
    return new Response(text, { status, headers: { "content-type": back.get("content-type") ?? "" } });
  }

  private note(path: string, operationId: string | undefined, body: string | undefined, status: number, said: unknown) {
    if (operationId) this.replies.push({ operationId, status, body: said });
    if (path !== "/api/operations" || status >= 400) return;
    const { operations }: { operations: { id: string }[] } = JSON.parse(body ?? "");
    const { resultats } = said as { resultats: { id: string; statut: number; corps: unknown }[] };
    for (const [index, { id, statut, corps }] of resultats.entries()) {
      if (operations[index]?.id !== id) throw new Error("answers in another order");
      this.replies.push({ operationId: id, status: statut, body: corps });
    }
  }

  private follow(work: Promise<unknown>) {
    const done = work.catch(() => {}).finally(() => this.underway.delete(done));
    this.underway.add(done);
  }
}
