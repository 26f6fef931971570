import { get } from "node:http";

/** A page that listens to `/api/evenements`. */
export interface Stream {
  /** Gives the status with which it was opened; 0 when it was not. */
  opened: Promise<number>;
  isClosed(): boolean;
  leave(): void;
}

interface StreamOptions {
  url: string;
  cookie: string;
  /** What a proxy says of where its reader is: streams are counted by address. */
  address: string;
  /** Told of each change, by the row's id. */
  onChange?(id: string | null): void;
}

/** why not fetch: a thousand of them take more memory and processor than the server that is measured. */
export function openStream({ url, cookie, address, onChange }: StreamOptions): Stream {
  let isClosed = false;
  let unread = "";
  const asked = get(`${url}/api/evenements`, { agent: false, headers: { cookie, "x-forwarded-for": address } });
  const opened = new Promise<number>((resolve) => {
    asked.once("response", (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.setEncoding("utf8").on("data", (part: string) => {
        const blocks = (unread + part).split("\n\n");
        unread = blocks.pop() ?? "";
        for (const block of blocks) if (block.startsWith('data: {"table"')) onChange?.(JSON.parse(block.slice(6)).id);
      });
      answer.on("error", () => {}); // cut is closed too
    });
    asked.once("error", () => resolve(0));
  });
  asked.on("error", () => {}); // said by `opened`, or closed
  asked.once("close", () => {
    isClosed = true;
  });
  return { opened, isClosed: () => isClosed, leave: () => void asked.destroy() };
}
