const WHOLE_ADDRESS = /^https?:\/\/[^/?#]*/i;
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
const NOWHERE = "/api/adresse-illisible";

/**
 * One spelling for what a request asks for, before anything is decided by it: a whole address (RFC 9112, 3.2.2) is its
 * path, and a letter written as a number (RFC 3986, 6.2.2.2) is that letter. What can't be read leads nowhere: Fastify
 * would answer it by itself, past our headers and error format.
 */
export function plainTarget(target: string): string {
  const address = target.replace(WHOLE_ADDRESS, "");
  const [path = "", query = ""] = address.split(/(?=[?#])(.*)/s);
  if (path !== "" && !path.startsWith("/")) return NOWHERE;
  try {
    decodeURIComponent(path);
  } catch {
    return NOWHERE;
  }
  return (path || "/").replace(UNRESERVED, decodeURIComponent) + query;
}
