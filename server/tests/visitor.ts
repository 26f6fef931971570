// biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is its type
export type Json = any;

export interface Reply<Body = Json> {
  status: number;
  body: Body;
  /** The body as it came. */
  text: string;
  headers: Headers;
}

type Sent = Record<string, string>;

/** Calls the server as one visitor: keeps its cookies, sends and reads JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  id = "";
  email = "";

  constructor(url: string) {
    this.url = url;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async call<Body = Json>(method: string, path: string, body?: unknown, headers: Sent = {}): Promise<Reply<Body>> {
    const sent: Sent = { ...headers };
    if (this.cookies.size) sent.cookie ??= this.cookieHeader;
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) sent["content-type"] ??= "application/json";
    const payload = isForm || body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(this.url + path, { method, headers: sent, body: payload, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const json = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: json && text ? JSON.parse(text) : text, text, headers: response.headers };
  }

  private keep(cookie: string) {
    const [pair = ""] = cookie.split(";");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (/max-age=0/i.test(cookie) || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get = <Body = Json>(path: string, headers?: Sent) => this.call<Body>("GET", path, undefined, headers);
  post = <Body = Json>(path: string, body: unknown = {}, headers?: Sent) =>
    this.call<Body>("POST", path, body, headers);
  patch = <Body = Json>(path: string, body: unknown, headers?: Sent) => this.call<Body>("PATCH", path, body, headers);
  delete = <Body = Json>(path: string, headers?: Sent) => this.call<Body>("DELETE", path, undefined, headers);
}
