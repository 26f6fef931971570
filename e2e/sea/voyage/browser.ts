import { AsyncLocalStorage } from "node:async_hooks";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { Network } from "./network.ts";

const NEVER = new Promise<never>(() => {});
/** What pages think they were loaded from. */
const ORIGIN = "http://bosco.test";

const pages = new AsyncLocalStorage<Page>();

function currentPage(): Page {
  const page = pages.getStore();
  if (!page) throw new Error("no page runs");
  return page;
}

/** What the pages of one browser share, and what outlives them. */
export class Browser {
  readonly databases = new IDBFactory();
  readonly locks = new Locks();
  readonly network: Network;
  readonly name: string;

  constructor(name: string, network: Network) {
    this.name = name;
    this.network = network;
  }
}

/** One page, from its opening to its crash: from then on nothing that it has begun reaches disk, network or other pages. */
export class Page {
  readonly browser: Browser;
  readonly gone: Promise<"gone">;
  isGone = false;
  private readonly connections = new Set<IDBDatabase>();
  private readonly channels = new Set<BroadcastChannel>();
  private end = () => {};

  constructor(browser: Browser) {
    this.browser = browser;
    this.gone = new Promise((resolve) => {
      this.end = () => resolve("gone");
    });
  }

  /** Does something in this page. Nothing, if the page goes meanwhile. */
  do<T>(work: () => Promise<T>): Promise<T | "gone"> {
    return Promise.race([pages.run(this, work), this.gone]);
  }

  /** why closed and not aborted: what was being kept is kept or not, as the disk had it. */
  crash() {
    this.isGone = true;
    for (const connection of this.connections) connection.close();
    for (const channel of this.channels) channel.close();
    this.end();
  }

  holds(channel: BroadcastChannel) {
    this.channels.add(channel);
  }

  readonly indexedDB = {
    open: (name: string, version: number) => {
      const request = this.browser.databases.open(name, version);
      request.addEventListener("success", () => {
        if (this.isGone) request.result.close();
        else this.connections.add(request.result);
      });
      return request;
    },
  };

  async fetch(input: Request | string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(typeof input === "string" ? ORIGIN + input : input, init);
    const path = request.url.slice(ORIGIN.length);
    // why always: what all pages of this process know of the network is one for both browsers.
    if (path === "/healthz") return Response.json({});
    if (this.isGone) return NEVER;
    const { method } = request;
    const body = (await request.text()) || undefined;
    const sent = { method, path, headers: Object.fromEntries(request.headers), body };
    const answer = await pages
      .exit(() => this.browser.network.carry(sent))
      .catch((error) => (this.isGone ? NEVER : Promise.reject(error)));
    return this.isGone ? NEVER : answer;
  }
}

/** The locks of a browser: a page that is gone holds none. */
class Locks {
  private readonly last = new Map<string, Promise<unknown>>();

  request<T>(name: string, work: () => Promise<T>): Promise<T> {
    const page = currentPage();
    const before = this.last.get(name) ?? Promise.resolve();
    const turn = before.then(() => (page.isGone ? NEVER : work()));
    this.last.set(
      name,
      before.then(() => Promise.race([turn.catch(() => {}), page.gone])),
    );
    return turn;
  }
}

/** Gives this process what a page finds around itself, each page its own. Gives the way back. */
export function putToSea(): () => void {
  const ashore = { fetch, BroadcastChannel };
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(`${currentPage().browser.name} ${name}`);
      currentPage().holds(this);
    }
  }
  const around: Record<string, () => unknown> = {
    IDBKeyRange: () => IDBKeyRange,
    location: () => ({ origin: ORIGIN }),
    BroadcastChannel: () => (pages.getStore() ? Channel : ashore.BroadcastChannel),
    indexedDB: () => currentPage().indexedDB,
    navigator: () => {
      const page = pages.getStore();
      return page && { onLine: page.browser.network.isOn, locks: page.browser.locks };
    },
    fetch: () => {
      const page = pages.getStore();
      return page ? page.fetch.bind(page) : ashore.fetch;
    },
  };
  const before = Object.keys(around).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, get] of Object.entries(around))
    Object.defineProperty(globalThis, name, { get, configurable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
