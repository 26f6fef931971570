import { isIP } from "node:net";

const MOST_LENGTH = 1_000;

/**
 * The one spelling that an address is kept and found by, in signs of ASCII: a browser's own already, and no other longer than it
 * looks. What is no address stays as it is, to be refused.
 */
export function spelledEndpoint(endpoint: string): string {
  if (!URL.canParse(endpoint)) return endpoint;
  const url = new URL(endpoint);
  url.hash = "";
  return url.href;
}

/** Why an address can't be a push service's, as far as its text tells; where its name leads is judged when it is connected to. */
export function refuseEndpoint(endpoint: string): string | undefined {
  if (endpoint.length > MOST_LENGTH || !URL.canParse(endpoint)) return "Cette adresse n’est pas valable.";
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  if (protocol !== "https:" || username !== "" || password !== "") return "Une adresse https est attendue.";
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host) !== 0 || !host.includes(".") || port !== "")
    return "Ce n’est pas l’adresse d’un service de notifications.";
  return undefined;
}
