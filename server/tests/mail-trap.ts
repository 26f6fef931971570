import { expect } from "vitest";
import { startMailSink } from "./mail-sink.ts";

export interface Mail {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The first link of its text. */
  link: string;
  /** What its headers say, each on one line. */
  head: string;
}

export interface MailTrap {
  url: string;
  mails: Mail[];
  /** The next mail to this address, once it has come. */
  mailTo(address: string): Promise<Mail>;
  stop(): Promise<void>;
}

interface Habits {
  /** What it waits for before it says that it has taken a mail. */
  before?: (to: string) => Promise<void>;
  refuses?: (to: string) => boolean;
  /** Of whom it takes the address, and no mail. */
  refusesWords?: (to: string) => boolean;
}

/** An SMTP server that keeps what it is sent. */
export async function startMailTrap({ before, refuses, refusesWords }: Habits = {}): Promise<MailTrap> {
  const mails: Mail[] = [];
  const sink = await startMailSink({
    refuses,
    refusesWords,
    async take(raw, to) {
      for (const address of to) await before?.(address);
      mails.push(readMail(raw, to));
    },
  });
  return {
    ...sink,
    mails,
    async mailTo(address) {
      await expect.poll(() => mails.some(({ to }) => to.includes(address))).toBe(true);
      const n = mails.findIndex(({ to }) => to.includes(address));
      return mails.splice(n, 1)[0] as Mail;
    },
  };
}

/** Reads what our own mails are: two alternatives, with encoded words in the subject. */
function readMail(raw: string, to: string[]): Mail {
  const header = (name: string, within: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, "im").exec(within)?.[1]?.replace(/\r\n[ \t]/g, " ") ?? "";
  const boundary = /boundary="?([^";\r\n]+)/.exec(raw)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => {
    const found = parts.find((one) => header("content-type", one).startsWith(type)) ?? "";
    const [, ...body] = found.split("\r\n\r\n");
    return decodeBody(body.join("\r\n\r\n").trim(), header("content-transfer-encoding", found));
  };
  const text = part("text/plain");
  return {
    to,
    from: decodeWords(header("from", raw)),
    subject: decodeWords(header("subject", raw)),
    text,
    html: part("text/html"),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
    head: (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " "),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuoted(body.replace(/=\r\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, "?==?");
  return joined.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === "B" ? Buffer.from(word, "base64").toString("utf8") : decodeQuoted(word.replaceAll("_", " ")),
  );
}
