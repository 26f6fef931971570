import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { type Message, writeMessage } from "./messages.ts";

export interface Mailer {
  /** Whether a message would reach anybody. */
  isOn: boolean;
  /** Leaves it to the server, and waits for nothing: a failure is logged. */
  send(message: Message): Promise<void>;
  /** Waits until the mail server has taken it, and says whether it has. */
  deliver(message: Message): Promise<boolean>;
}

/** Sends through the configured SMTP server. Without one, nothing that needs mail is offered, so nothing is sent. */
export function createMailer(config: Config, site: string, log: (error: unknown) => void): Mailer {
  if (!config.SMTP_URL) return { isOn: false, send: async () => {}, deliver: async () => false };
  const transport = createTransport({ url: config.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 });
  async function deliver(message: Message): Promise<boolean> {
    try {
      const { subject, text, html } = writeMessage(message, site);
      await transport.sendMail({ from: config.MAIL_FROM, to: message.to, subject, text, html });
      return true;
    } catch (error) {
      log(error);
      return false;
    }
  }
  return {
    isOn: true,
    deliver,
    async send(message) {
      // why: an answer must not tell by its duration or its failure whether an address is known.
      void deliver(message);
    },
  };
}
