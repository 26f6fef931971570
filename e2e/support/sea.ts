import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./journey.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What lies between the browser and the server: it can lose everything, or bring another release. */
export class Sea {
  /** Requests are taken and never answered. */
  swallows = false;
  /** Answers in the server's place where it gives true. */
  answer: Answer = () => false;
  /** The server's texts as they arrive. */
  change: (path: string, text: string) => string = (_, text) => text;
  url = "";
  private readonly target: URL;
  private readonly server = createServer((request, response) => {
    if (!this.swallows && !this.answer(request, response)) this.pass(request, response);
  });

  constructor(target: string) {
    this.target = new URL(target);
  }

  async open() {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.url = `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(request: IncomingMessage, response: ServerResponse) {
    const { host, origin } = this.target;
    const path = request.url?.split("?")[0] ?? "/";
    const isText = request.method === "GET" && !path.startsWith("/api/") && !path.startsWith("/assets/");
    const headers: IncomingMessage["headers"] = { ...request.headers, host, ...(request.headers.origin && { origin }) };
    // why: a text that is changed on the way comes whole, and each time.
    if (isText) for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete headers[name];
    const passed = send(new URL(request.url ?? "/", this.target), { method: request.method, headers }, (answer) => {
      if (!isText) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(response);
      }
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": _, ...rest } = answer.headers;
        const isBinary = /image\//.test(rest["content-type"] ?? "");
        const body = Buffer.concat(parts);
        response.writeHead(answer.statusCode ?? 502, rest).end(isBinary ? body : this.change(path, String(body)));
      });
    });
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  }

  /** From here on the server has another release: its pages start by one more script, and its worker knows that. */
  release(number: number, { without = [] as RegExp[] } = {}) {
    const start = `/assets/start-${number}.js`;
    const script = `export const release = ${number};`;
    this.answer = ({ url = "" }, response) => {
      const isGone = without.some((file) => file.test(url));
      if (url !== start && !isGone) return false;
      if (isGone) response.writeHead(404, { "content-type": "application/json" }).end("{}");
      else response.writeHead(200, { "content-type": "text/javascript" }).end(script);
      return true;
    };
    this.change = (path, text) => {
      if (path === "/sw.js")
        return text
          .replace(/id:"\w+",start:"[^"]+"/, `id:"release${number}",start:"${start}"`)
          .replace("files:{", `files:{"${start}":${script.length},`);
      return text.replace("</body>", `<script type="module" crossorigin src="${start}"></script></body>`);
    };
  }
}

/** Journeys across a sea of their own; their browsers keep the application. */
export const test = base.extend<{ sea: Sea }>({
  sea: async ({ browserName: _ }, use) => {
    const sea = new Sea(process.env.BOSCO_URL ?? "");
    await sea.open();
    await use(sea);
    await sea.close();
  },
  baseURL: async ({ sea }, use) => use(sea.url),
  serviceWorkers: "allow",
});

/** What the bar shows of the state; nothing is there when there is nothing to say. */
export const syncSign = (page: Page) => page.getByRole("banner").locator('a[href="/synchronisation"]');

/** What it says to screen readers. */
export const spokenSign = (page: Page) => page.getByRole("banner").getByRole("status");

/** Until the worker keeps the whole application. */
export async function untilKept(page: Page) {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe("activated");
}

/** What is in the browser's caches: the paths, by cache. */
export const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

export const shellsOf = async (page: Page) =>
  Object.keys(await cached(page)).filter((name) => name.startsWith("bosco-shell-"));

/** Which release a page runs: 1 is the build itself. */
export const releaseOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
    return Number(/start-(\d+)\.js$/.exec(scripts.at(-1)?.src ?? "")?.[1] ?? 1);
  });
