/** @typedef {import("./licence-list.mjs").Shipped} Shipped */

const BOSCO = "bosco";

/** @param {Pick<Shipped, "name" | "version">} shipped */
const keyOf = ({ name, version }) => `${name}@${version}`;

/**
 * The packages that are shipped as CycloneDX says it.
 * why not npm's own: it takes what a tool of the development needs as well for the development's alone, and left pg and fastify out.
 * @param {Shipped[]} shipped
 * @param {{ id: string, now: Date }} made
 */
export function billOfMaterials(shipped, { id, now }) {
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${id}`,
    version: 1,
    metadata: { timestamp: now.toISOString(), component: { type: "application", name: BOSCO, "bom-ref": BOSCO } },
    components: shipped.map((one) => ({
      type: "library",
      "bom-ref": keyOf(one),
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace("@", "%40")}@${one.version}`,
      licenses: [{ expression: one.licence }],
      hashes: hashesOf(one.integrity),
    })),
    dependencies: shipped.map((one) => ({ ref: keyOf(one), dependsOn: [...new Set(one.needs)].sort() })),
  };
}

/** @param {string} integrity as the lock file has it */
function hashesOf(integrity) {
  const [, sha512 = ""] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return sha512 ? [{ alg: "SHA-512", content: Buffer.from(sha512, "base64").toString("hex") }] : [];
}
