import { afterAll, beforeAll } from "vitest";
import { type MailTrap, startMailTrap } from "./mail-trap.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A server for the tests of one file that sends its mail, and where that arrives. */
export function useMailedServer(env: Record<string, string> = {}): { server: TestServer; trap: MailTrap } {
  const server = {} as TestServer;
  const trap = {} as MailTrap;
  beforeAll(async () => {
    Object.assign(trap, await startMailTrap());
    Object.assign(server, await startTestServer({ SMTP_URL: trap.url, ...env }));
  });
  afterAll(async () => {
    await server.stop();
    await trap.stop();
  });
  return { server, trap };
}
