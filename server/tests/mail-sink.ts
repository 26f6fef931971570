import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailSink {
  url: string;
  stop(): Promise<void>;
}

interface Habits {
  /** Is told of each mail; the server says that it has taken it once that is over. */
  take: (raw: string, to: string[]) => Promise<void> | void;
  refuses?: ((to: string) => boolean) | undefined;
  /** Of whom it takes the address, and no mail. */
  refusesWords?: ((to: string) => boolean) | undefined;
  port?: number;
}

/** A real SMTP server on the loopback. */
export async function startMailSink({ take, refuses, refusesWords, port = 0 }: Habits): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(refuses?.(address) ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (to.some((one) => refusesWords?.(one)))
          return done(Object.assign(new Error("looks like spam"), { responseCode: 554 }));
        await take(Buffer.concat(chunks).toString("utf8"), to);
        done();
      });
    },
  });
  // why: whoever talks to it may be killed in the middle of a sentence.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
