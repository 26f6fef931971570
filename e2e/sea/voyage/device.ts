import { QueryClient } from "@tanstack/react-query";
import type { Visitor } from "../../../server/tests/visitor.ts";
import type { CallPath, Write } from "../../../web/src/data/commands.ts";
import type { Choice } from "../../../web/src/data/outbox/choices.ts";
import type { Refused, Waiting } from "../../../web/src/data/outbox/waiting.ts";
import type { OwnData } from "../../../web/src/data/own-data.ts";
import type { Row } from "../../../web/src/data/replica/row-order.ts";
import { Browser, Page } from "./browser.ts";
import { Ledger } from "./ledger.ts";
import { type Fault, Network, type Reply } from "./network.ts";

const pageCode = () => import("./page-code.ts");

/** One device of a user: his data as a page has it, opened again after each crash. */
export class Device {
  readonly network: Network;
  readonly ledger = new Ledger();
  own!: OwnData;
  client!: QueryClient;
  private readonly browser: Browser;
  private readonly userId: string;
  private page!: Page;
  private readonly background = new Set<Promise<unknown>>();

  private constructor(name: string, who: Visitor, replies: Reply[]) {
    this.userId = who.id;
    this.network = new Network(who, replies);
    this.browser = new Browser(`${name} of ${who.id}`, this.network);
  }

  static async open(name: string, who: Visitor, replies: Reply[]): Promise<Device> {
    const device = new Device(name, who, replies);
    await device.openPage();
    return device;
  }

  private async openPage() {
    const page = new Page(this.browser);
    const client = new QueryClient();
    const { openOwnData } = await pageCode();
    const own = await page.do(() => openOwnData(client, this.userId));
    if (own === "gone") throw new Error("a page that opens does not crash here");
    Object.assign(this, { page, client, own });
    const look = () => !page.isGone && this.ledger.note(own.outbox);
    own.outbox.subscribe(look);
    look();
  }

  /** The page goes without a word, and another one opens. */
  async crash(): Promise<void> {
    this.page.crash();
    // why: with the page its timers are gone.
    this.own.close();
    await this.openPage();
  }

  close() {
    this.own.close();
    this.page.crash();
  }

  rows = (table: string): readonly Row[] => this.own.shown.rows(table);

  /** Keeps a write. A form waits for its answer meanwhile. */
  async write<Path extends CallPath>(write: Write<Path>, byForm: boolean): Promise<void> {
    const { outbox } = this.own;
    const { listsOf } = await pageCode();
    const kept = await this.page.do(() => outbox.keep(write as Write, listsOf(this.client)));
    if (kept === "gone" || !byForm || !this.network.isOn) return;
    this.behind(
      this.page.do(async () => {
        const settled = await outbox.settled(kept, () => outbox.leave(kept));
        if (settled.kind === "refused") this.ledger.of(kept).isTold = true;
      }),
    );
  }

  async takeBack({ place }: Waiting): Promise<void> {
    const isTaken = await this.page.do(() => this.own.outbox.takeBack((write) => write.place === place));
    const entry = this.ledger.entries.get(place);
    if (isTaken === true && entry) entry.isTakenBack = true;
  }

  async decide(refused: Refused, pick: number): Promise<void> {
    const { choicesFor, decide } = await pageCode();
    const choices = choicesFor(refused);
    const entry = this.ledger.of(refused);
    const { outbox } = this.own;
    const noting: Pick<typeof outbox, "decide"> = {
      decide: (one, ...instead) => {
        entry.isDecided = true;
        entry.instead = instead.find(({ call }) => call === entry.call)?.operationId;
        return outbox.decide(one, ...instead);
      },
    };
    await this.page.do(() => decide(noting, refused, choices[pick % choices.length] as Choice));
  }

  /** Sends and reads, with what happens on the way. */
  async sync(faults: readonly Fault[], isWaitedFor: boolean): Promise<void> {
    this.network.faults = [...faults];
    const work = this.page.do(async () => {
      const { outbox, replica } = this.own;
      await outbox.send();
      await replica.pull().catch(() => {});
    });
    if (isWaitedFor) await work;
    else this.behind(work);
  }

  /** Sends one and the same again and again. */
  async persist(fault: Fault, times: number): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      this.network.faults = [fault];
      await this.page.do(() => this.own.outbox.send());
    }
    this.network.faults = [];
  }

  /** With a good network, until nothing waits; whether that came about. */
  async settle(tries = 30): Promise<boolean> {
    this.network.isOn = true;
    for (let n = 0; n < tries; n += 1) {
      await this.sync([], true);
      await this.network.calm();
      if (this.own.outbox.waiting.length === 0) return true;
    }
    return false;
  }

  private behind(work: Promise<unknown>) {
    const done = work.catch(() => {}).finally(() => this.background.delete(done));
    this.background.add(done);
  }
}
