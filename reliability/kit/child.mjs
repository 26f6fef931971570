// What the kit starts as Bosco: the built server, in a process of its own that the run can kill.
import { pathToFileURL } from "node:url";

if (process.channel) {
  // why: a run that is killed must not leave a server and its PostgreSQL behind.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
// why: mornings come by the clock. A run may start its servers at another hour; PostgreSQL's clock goes on as it is.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
if (shift !== 0) {
  const Real = Date;
  globalThis.Date = class extends Real {
    /** @param {ConstructorParameters<typeof Date>} given */
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(Real.now() + shift);
    }
    static now() {
      return Real.now() + shift;
    }
  };
}
const { main } = await import(pathToFileURL(process.argv[2] ?? "").href);
await main();
