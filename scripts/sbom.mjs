import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { shippedPackages } from "./licence-list.mjs";
import { root } from "./project.mjs";
import { billOfMaterials } from "./sbom-list.mjs";

/**
 * `npm run sbom [-- file]`: the software bill of materials, CycloneDX, of what is shipped.
 * why it is not kept in the repository: it has a serial number and a moment of its own, and says nothing that the lock file does not.
 */
const file = resolve(process.argv[2] ?? "sbom.cdx.json");
const bill = billOfMaterials(shippedPackages(root), { id: randomUUID(), now: new Date() });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components`);
