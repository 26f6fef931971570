import { PassThrough, pipeline } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";

/** How long a mail server may take until it has heard a mail to its end, and then until it says whether it keeps it. */
export interface MailPatience {
  toHear: number;
  toAnswer: number;
}

/** why ten minutes: a mail server that looks through a mail has them (RFC 5321, 4.5.3.2.6), and whoever hangs up before sends it twice. */
export const MAIL_PATIENCE: MailPatience = { toHear: 60_000, toAnswer: 600_000 };

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000 };

/** The mail server has heard all of it and has not said what became of it: it may have left, and it may not. */
export class FateUnknown extends Error {
  override readonly name = "FateUnknown";
  readonly code = "EFATE";
}

/** Sends one mail and waits for the mail server's word. Whatever it throws but FateUnknown, this mail has not left. */
export async function sendOne(url: string, mail: SendMailOptions, { toHear, toAnswer }: MailPatience): Promise<void> {
  const gate = new PassThrough();
  // why: whoever waits for it hears of its error by the race below.
  gate.on("error", () => {});
  const transport = createTransport({ url, ...TIMEOUTS, socketTimeout: toHear + toAnswer });
  transport.use("stream", ({ message }, done) => {
    // why the last thing before the socket: what waits here has not been said, and is not said any more once the gate is shut.
    message.processFunc((input) => pipeline(input, gate, () => {}));
    done();
  });
  let isHeard = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(Object.assign(new Error("the mail server takes too long"), { code: "ETIMEDOUT" }));
      gate.destroy(new Error("no more of this mail is said"));
    };
    timer = setTimeout(giveUp, toHear);
    gate.once("end", () => {
      isHeard = true;
      clearTimeout(timer);
      timer = setTimeout(giveUp, toAnswer);
    });
  });
  const sending = transport.sendMail(mail);
  try {
    await Promise.race([sending, late]);
  } catch (error) {
    const isAnswered = error instanceof Error && "responseCode" in error && error.responseCode !== undefined;
    throw isHeard && !isAnswered ? new FateUnknown("the mail server has not said what became of a mail") : error;
  } finally {
    clearTimeout(timer);
    sending.catch(() => {});
  }
}
