import dns, { type LookupAddress, Resolver } from "node:dns";

/** A name server that has not answered by then is not asked again. */
const LONGEST_MS = 4_000;
const LOOPBACK: LookupAddress[] = [{ address: "127.0.0.1", family: 4 }];
const NO_SUCH_NAME = "ENOTFOUND";

type Resolved = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void;

/**
 * A name's addresses, asked of the name servers themselves. why not `dns.lookup`: it holds a thread of the process's four as long as
 * a name server keeps silent, however long that is, and what reads files waits behind it. What is in the hosts file is not of the
 * internet: of such names the machine's own is known here, to be refused.
 */
export function resolveName(hostname: string, signal: AbortSignal | undefined, done: Resolved): void {
  if (/(^|\.)localhost\.?$/i.test(hostname)) {
    done(null, LOOPBACK);
    return;
  }
  const resolver = new Resolver({ timeout: LONGEST_MS, tries: 1 });
  // why by the module: what is imported by its name stays what it was when others are set.
  resolver.setServers(dns.getServers());
  const stop = () => resolver.cancel();
  const found: LookupAddress[] = [];
  let failure: NodeJS.ErrnoException | null = null;
  let waiting = 2;
  const hear = (family: 4 | 6) => (error: NodeJS.ErrnoException | null, addresses: string[]) => {
    // why the older one first: a machine without the newer one tries what cannot be reached.
    const told = error ? [] : addresses.map((address) => ({ address, family }));
    if (family === 4) found.unshift(...told);
    else found.push(...told);
    failure ??= error;
    waiting -= 1;
    if (waiting > 0) return;
    signal?.removeEventListener("abort", stop);
    if (found.length > 0) done(null, found);
    else done(failure ?? Object.assign(new Error(`nobody knows ${hostname}`), { code: NO_SUCH_NAME }), []);
  };
  signal?.addEventListener("abort", stop, { once: true });
  resolver.resolve4(hostname, hear(4));
  resolver.resolve6(hostname, hear(6));
  if (signal?.aborted) stop();
}
