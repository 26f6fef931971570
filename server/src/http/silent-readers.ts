import type { FastifyInstance } from "fastify";

/** Of an answer something is taken within each of these, over the slowest link that works. */
const SILENT_READER_MS = 60_000;

/**
 * Hangs up on whoever asks and then takes nothing of the answer, which lies in memory as long as the connection is open. Whoever
 * takes it slowly has all of it; streams of events have a bound of their own.
 */
export function registerSilentReaders(app: FastifyInstance, silentMs = SILENT_READER_MS): void {
  app.addHook("onSend", async (_request, { raw }) => {
    // why the connection's own clock: it begins anew at every byte that leaves.
    raw.setTimeout(silentMs, () => {
      // why: an answer may also wait for us, as while a model thinks.
      if (raw.writableLength > 0) raw.destroy();
    });
  });
}
