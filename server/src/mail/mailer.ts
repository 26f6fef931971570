import type { Config } from "../config.ts";
import { type Message, writeMessage } from "./messages.ts";
import { MAIL_PATIENCE, type MailPatience, sendOne } from "./one-mail.ts";
import type { ReminderMail } from "./reminder-mail.ts";

export interface Mailer {
  /** Whether a message would reach anybody. */
  isOn: boolean;
  /** Leaves it to the server, and waits for nothing: a failure is logged. */
  send(message: Message): Promise<void>;
  /** Waits until the mail server has taken it, or has refused this one. Throws when there is no talking to it, or FateUnknown. */
  deliver(message: Message): Promise<boolean>;
}

/** Sends through the configured SMTP server. Without one, nothing that needs mail is offered, so nothing is sent. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Config, "SMTP_URL" | "MAIL_FROM">,
  site: string,
  log: (error: unknown) => void,
  patience: MailPatience = MAIL_PATIENCE,
): Mailer {
  if (!SMTP_URL) return { isOn: false, send: async () => {}, deliver: async () => false };
  const deliver = async (message: Message): Promise<boolean> => {
    const { subject, text, html } = writeMessage(message, site);
    const written = { from: MAIL_FROM, to: message.to, subject, text, html };
    try {
      await sendOne(SMTP_URL, { ...written, ...(message.kind === "reminders" && byProgram(message, site)) }, patience);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      log(error);
      return false;
    }
  };
  return {
    isOn: true,
    deliver,
    async send(message) {
      // why: an answer must not tell by its duration or its failure whether an address is known.
      deliver(message).catch(log);
    },
  };
}

/**
 * What a mail program reads: how one press stops these mails (RFC 8058), and by which name this one is known, so that the same
 * one that comes twice can be shown once.
 */
const byProgram = ({ id, token }: ReminderMail, site: string) => ({
  messageId: `<${id}@${new URL(site).hostname}>`,
  headers: {
    "List-Unsubscribe": `<${site}/api/rappels/arret?jeton=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-generated",
  },
});

/** The mail server is there and refuses this address for good. A 4xx is a 'later', and a sender refused is everybody's. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && error.code === "EENVELOPE")) return false;
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === "RCPT TO" && (responseCode ?? 0) >= 500;
}
