import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { findLicenceFaults, isAllowed, shippedPackages } from "./licence-list.mjs";
import { findLockFaults, findManifestFaults } from "./lock-file.mjs";
import { root } from "./project.mjs";
import { billOfMaterials } from "./sbom-list.mjs";
import { findSecrets, secretsIn } from "./secrets.mjs";

const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const copy = mkdtempSync(join(tmpdir(), "bosco-supply-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
beforeEach(() => {
  const manifests = ["", ...workspaces].map((folder) => join(folder, "package.json"));
  for (const file of [...manifests, "package-lock.json", ".npmrc", "docs/licences.md"])
    cpSync(join(root, file), join(copy, file));
});

/**
 * @param {string} file
 * @param {(content: any) => void} change
 */
function edit(file, change) {
  const path = join(copy, file);
  const content = JSON.parse(readFileSync(path, "utf8"));
  change(content);
  writeFileSync(path, JSON.stringify(content));
}

describe("what is installed", () => {
  test("is as the lock file and the manifests say", () => {
    expect([...findLockFaults(copy), ...findManifestFaults(copy), ...findLicenceFaults(copy)]).toEqual([]);
  });

  const pg = "node_modules/pg";
  test.each([
    ["without integrity", { integrity: undefined }, "no sha512 integrity"],
    ["with a hash that is worth little", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, "no sha512 integrity"],
    ["from a repository", { resolved: "git+ssh://git@code.example/pg.git#0123abc" }, "git+ssh"],
    ["from an address", { resolved: "http://code.example/pg.tgz" }, "http://code.example"],
    ["with an install script", { hasInstallScript: true }, "has an install script"],
  ])("a package %s is refused", (_name, more, sentence) => {
    edit("package-lock.json", ({ packages }) => Object.assign(packages[pg], more));
    expect(findLockFaults(copy)).toEqual([expect.stringMatching(`^${pg}: .*`)]);
    expect(findLockFaults(copy)[0]).toContain(sentence);
  });

  test.each(["^8.0.0", "8.x", "*", "latest", "github:brianc/pg", "http://code.example/pg.tgz", "file:../pg"])(
    "the version %s in a workspace is refused",
    (version) => {
      edit("server/package.json", ({ dependencies }) => Object.assign(dependencies, { pg: version }));
      expect(findManifestFaults(copy)).toEqual([
        `server/package.json: dependencies.pg is ${version}; name one exact version`,
      ]);
    },
  );

  test("a script of ours that npm would run by itself is refused, since it runs none", () => {
    edit("package.json", ({ scripts }) => Object.assign(scripts, { postinstall: "node x.mjs", pretest: "node y.mjs" }));
    expect(findManifestFaults(copy)).toHaveLength(2);
  });

  test("npm must be told to run no install script", () => {
    writeFileSync(join(copy, ".npmrc"), "save-exact=true\n");
    expect(findManifestFaults(copy)).toEqual([".npmrc: ignore-scripts=true is missing"]);
  });

  test("a licence nobody has looked at is refused, and a list that is older than the lock file", () => {
    edit("package-lock.json", ({ packages }) => Object.assign(packages[pg], { license: "AGPL-3.0-only" }));
    expect(findLicenceFaults(copy)).toEqual([
      expect.stringMatching(/^pg .*: AGPL-3\.0-only is not an allowed licence/),
      "docs/licences.md is not up to date: npm run licences",
    ]);
  });

  test("the bill of materials is of what is shipped: the database's driver is in it, what journeys alone need is not", () => {
    const { components, dependencies } = billOfMaterials(shippedPackages(copy), { id: "x", now: new Date(0) });
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["pg", "fastify", "react", "esbuild"]));
    expect(names).not.toContain("pdfjs-dist");
    const list = readFileSync(join(copy, "docs/licences.md"), "utf8");
    for (const { name, version } of components) expect(list).toContain(`- ${name} ${version}\n`);
    expect(list).toContain(` ${components.length} packages`);
    for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    const refs = new Set(components.map((one) => one["bom-ref"]));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((one) => !refs.has(one))).toEqual([]);
  });

  test.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["MIT AND GPL-3.0-only", false],
    ["LGPL-3.0-or-later", false],
    ["none", false],
    ["SEE LICENSE IN LICENSE.md", false],
  ])("%s is allowed: %s", (licence, expected) => {
    expect(isAllowed({ name: "x", version: "1.0.0", licence })).toBe(expected);
  });
});

describe("secrets", () => {
  // why in pieces: this file is looked through too.
  const SECRETS = [
    `-----BEGIN ${"RSA PRIVATE"} KEY-----`,
    `-----BEGIN ${"PRIVATE"} KEY-----`,
    `AKIA${"ABCDEFGHIJKLMNOP"}`,
    `ghp_${"a1".repeat(18)}`,
    `npm_${"a1".repeat(18)}`,
    `//registry.example/:_authToken${"="}0123456789`,
    `sk-${"proj-"}${"aB3".repeat(14)}`,
    `eyJ${"hbGciOiJIUzI1NiJ9"}.eyJ${"zdWIiOiIxMjM0NTY3ODkwIn0"}.${"x1".repeat(20)}`,
    `postgres://bosco:tr0is-m${"@"}db.port.fr:5432/bosco`,
  ];
  test.each(SECRETS)("one is found: %s", (secret) => {
    expect(secretsIn(`first line\nconst kept = "${secret}";`)).toEqual([expect.objectContaining({ line: 2 })]);
  });

  test.each([
    "smtps://user:password@mail.example:465",
    "postgres://bosco:<password>@db.port.fr/bosco",
    "postgres://bosco:p%40ss@db.exemple.fr:5432/bosco",
    "postgres://bosco:x@127.0.0.1:1/bosco",
    "https://bosco.port.fr/photos/a:b",
    "the words PRIVATE KEY by themselves",
  ])("none is seen in %s", (text) => {
    expect(secretsIn(text)).toEqual([]);
  });

  test("one that is planted in a file is told by its place, and not repeated", () => {
    writeFileSync(join(copy, "notes.txt"), `ok\n${SECRETS[2]}\n`);
    const [fault = "", ...others] = findSecrets(copy, ["notes.txt", "gone.txt"]);
    expect([fault, others]).toEqual([expect.stringMatching(/^notes\.txt:2: looks like a key of AWS/), []]);
    expect(fault).not.toContain(SECRETS[2]);
  });

  test("what the next commit could take is looked through, and what git ignores is not", () => {
    spawnSync("git", ["init", "--quiet", copy]);
    writeFileSync(join(copy, ".gitignore"), "*.log\n");
    writeFileSync(join(copy, "kept.log"), SECRETS[0] ?? "");
    writeFileSync(join(copy, "added.md"), SECRETS[0] ?? "");
    const found = findSecrets(copy).filter((fault) => !fault.startsWith("notes.txt"));
    expect(found).toEqual([expect.stringMatching(/^added\.md:1: looks like a private key/)]);
  });

  test("the repository has none", () => {
    expect(findSecrets(root)).toEqual([]);
  });
});
