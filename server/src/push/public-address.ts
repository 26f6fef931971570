import type { LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { resolveName } from "./resolve-name.ts";

const NOT_PUBLIC_V4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"],
  ...["203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
/** Of what is given out (2000::/3): Teredo and other special purposes, documentation, addresses that hold one of IPv4. */
const NOT_PUBLIC_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
const GIVEN_OUT_V6 = ["2000::/3"];

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
const refusedV4 = listOf(NOT_PUBLIC_V4, "ipv4");
const refusedV6 = listOf(NOT_PUBLIC_V6, "ipv6");
const givenOutV6 = listOf(GIVEN_OUT_V6, "ipv6");

/** Whether an address is of the internet: no machine of ours, of our network, or of whoever runs this one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refusedV4.check(address, "ipv4");
  return isIP(address) === 6 && givenOutV6.check(address, "ipv6") && !refusedV6.check(address, "ipv6");
}

export class PrivateAddress extends Error {
  constructor() {
    super("the name leads to an address that is not of the internet");
  }
}

/** Whose addresses a name has, and which of them may be connected to. What stands here is what a server does. */
export interface Judging {
  resolve?: (hostname: string, signal: AbortSignal | undefined, done: Resolved) => void;
  isAllowed?: (address: string) => boolean;
}
type Resolved = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void;

/**
 * Looks a name up for one connection, and gives only what was judged: that is connected to, and a second answer of the name's
 * changes nothing (no DNS rebinding). One address that is not of the internet among them, and none is given. Once `signal` says so,
 * nobody is asked any more.
 */
export const lookupJudged = (
  { resolve = resolveName, isAllowed = isPublicAddress }: Judging = {},
  signal?: AbortSignal,
): LookupFunction => {
  return (hostname, options, done) => {
    resolve(hostname, signal, (error, found) => {
      if (error) return done(error, "");
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new PrivateAddress(), "");
      if (options.all) return done(null, found);
      done(null, found[0]?.address ?? "", found[0]?.family);
    });
  };
};
