import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * What a secret looks like, by whose it is. A pattern is narrow enough that a hit is one: nobody reads a list of guesses.
 * @type {[kind: string, pattern: RegExp][]}
 */
const PATTERNS = [
  ["a private key", /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/],
  ["an age key", /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/],
  ["a key of AWS", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a token of GitHub", /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40})/],
  ["a token of GitLab", /\bglpat-[\w-]{20}/],
  ["a token of npm", /\bnpm_[A-Za-z0-9]{36}\b|\/\/[^\s]+:_(?:authToken|auth|password)\s*=\s*[^\s$]/],
  ["a token of Slack", /\bxox[abeoprs]-[\w-]{10}/],
  ["a key of Stripe", /\b[rs]k_live_[A-Za-z0-9]{20}/],
  ["a key of Google", /\bAIza[\w-]{35}\b/],
  ["a key of a model's provider", /\bsk-(?:ant-|proj-|or-)?[A-Za-z0-9_-]{32}/],
  ["a key of SendGrid", /\bSG\.[\w-]{22}\.[\w-]{43}\b/],
  ["a signed token", /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{20}/],
];

const URL_WITH_PASSWORD = /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"'`<>]+:([^\s@/"'`]+)@([^\s/:"'`?,)]*)/gi;
/** Passwords and hosts that stand for one: an example's, a placeholder's, one that is filled in, or this machine. */
const NO_PASSWORD = /^(?:password|motdepasse|mot-de-passe|secret|\*+|…|\.\.\.)$|[${<]/i;
const NO_HOST =
  /^(?:|localhost|127\.0\.0\.1|host|(?:.+\.)?(?:example|exemple)(?:\.\w+)?|.+\.(?:invalid|test|example))$/i;

/**
 * What looks like a secret in a text, each as what it is and the line; never the secret itself, since a log is read by others.
 * @param {string} text
 */
export function secretsIn(text) {
  return text.split("\n").flatMap((line, n) => {
    const found = PATTERNS.filter(([, pattern]) => pattern.test(line)).map(([kind]) => kind);
    const addresses = [...line.matchAll(URL_WITH_PASSWORD)].filter(
      ([, password = "", host = ""]) => !NO_PASSWORD.test(password) && !NO_HOST.test(host),
    );
    if (addresses.length > 0) found.push("a password in an address");
    return found.map((kind) => ({ line: n + 1, kind }));
  });
}

/** A lock file's hashes are no secrets and half of the text; what is larger than this was made by a program. */
const LARGEST = 4_000_000;

/**
 * Every file that is in the repository, or that the next commit could take.
 * @param {string} root
 */
function ourFiles(root) {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return status === 0 ? stdout.split("\0").filter(Boolean) : [];
}

/**
 * @param {string} root
 * @param {string[]} [files]
 */
export function findSecrets(root, files = ourFiles(root)) {
  return [...new Set(files)].flatMap((file) => {
    const path = join(root, file);
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0 || size > LARGEST || file === "package-lock.json") return [];
    const text = readFileSync(path, "latin1");
    if (text.slice(0, 8_000).includes("\0")) return [];
    return secretsIn(text).map(
      ({ line, kind }) => `${file}:${line}: looks like ${kind}; take it out, and make it invalid`,
    );
  });
}
