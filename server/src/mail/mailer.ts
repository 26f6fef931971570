import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { type Message, writeMessage } from "./messages.ts";

export interface Mailer {
  /** Whether a message would reach anybody. */
  isOn: boolean;
  /** Leaves it to the server, and waits for nothing: a failure is logged. */
  send(message: Message): Promise<void>;
  /** Waits until the mail server has taken it, or has refused this one. Throws when there is no talking to it. */
  deliver(message: Message): Promise<boolean>;
}

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** why: a server that says a word now and then is never silent for long, and never done either. */
const LONGEST_MAIL_MS = 60_000;

/** Sends through the configured SMTP server. Without one, nothing that needs mail is offered, so nothing is sent. */
export function createMailer(config: Config, site: string, log: (error: unknown) => void): Mailer {
  if (!config.SMTP_URL) return { isOn: false, send: async () => {}, deliver: async () => false };
  const transport = createTransport({ url: config.SMTP_URL, ...TIMEOUTS });
  async function deliver(message: Message): Promise<boolean> {
    const { subject, text, html } = writeMessage(message, site);
    const sending = transport.sendMail({ from: config.MAIL_FROM, to: message.to, subject, text, html });
    try {
      await within(LONGEST_MAIL_MS, sending);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      log(error);
      return false;
    }
  }
  return {
    isOn: true,
    deliver,
    async send(message) {
      // why: an answer must not tell by its duration or its failure whether an address is known.
      deliver(message).catch(log);
    },
  };
}

/** The mail server is there and refuses this address for good. A 4xx is a 'later', and a sender refused is everybody's. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && error.code === "EENVELOPE")) return false;
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === "RCPT TO" && (responseCode ?? 0) >= 500;
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("the mail server takes too long"), { code: "ETIMEDOUT" });
    timer = setTimeout(() => reject(error), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
