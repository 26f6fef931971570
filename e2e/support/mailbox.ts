import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it receives, as text. */
export async function openMailbox() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(decode(Buffer.concat(chunks).toString("latin1")));
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The link of the newest mail to this address, once it has come; on a busy machine that may take a minute. */
    async link(address: string, pattern = /https?:\/\/\S+?\/(?:auth\?|api\/auth\/)\S+/): Promise<string> {
      for (let tries = 0; tries < 600; tries += 1) {
        const mail = received.findLast((text) => text.includes(`To: ${address}`));
        const link = mail && pattern.exec(mail)?.[0];
        if (link) return link;
        await new Promise((resume) => setTimeout(resume, 100));
      }
      throw new Error(`no mail to ${address}; received: ${received.length}`);
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Quoted-printable, undone. */
function decode(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
