import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LICENCE_FILE, licenceDocument, shippedPackages } from "./licence-list.mjs";
import { root } from "./project.mjs";

/** `npm run licences`: writes the list of what is shipped, and under which licence. */
const shipped = shippedPackages(root);
writeFileSync(join(root, LICENCE_FILE), licenceDocument(shipped));
console.log(`${LICENCE_FILE}: ${shipped.length} packages`);
