import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { type Message, writeMessage } from "./messages.ts";

export interface Mailer {
  /** Whether a message would reach anybody. */
  isOn: boolean;
  send(message: Message): Promise<void>;
}

/** Sends through the configured SMTP server. Without one, nothing that needs mail is offered, so nothing is sent. */
export function createMailer(config: Config, site: string, log: (error: unknown) => void): Mailer {
  if (!config.SMTP_URL) return { isOn: false, send: async () => {} };
  const transport = createTransport({ url: config.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    isOn: true,
    async send(message) {
      const { subject, text, html } = writeMessage(message, site);
      // why: an answer must not tell by its duration or its failure whether an address is known.
      void transport.sendMail({ from: config.MAIL_FROM, to: message.to, subject, text, html }).catch(log);
    },
  };
}
