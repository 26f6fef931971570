import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findZoneViolations } from "./zones.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bosco zones é-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * What is refused in a house that has only this file.
 * @param {string} file
 * @param {string} source
 */
function refused(file, source) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
  return findZoneViolations(root);
}

describe("an import against the direction of the house is refused", () => {
  test.each([
    ["domain/src/boats/a.ts", "@bosco/contract"],
    ["domain/src/boats/a.ts", "date-fns"],
    ["domain/src/boats/a.ts", "node:fs"],
    ["domain/src/boats/a.ts", "vitest"],
    ["domain/src/boats/a.ts", "../../../server/src/config.ts"],
    ["contract/src/boats.ts", "@orpc/server"],
    ["contract/src/boats.ts", "@bosco/server"],
    ["assistant/src/engine/a.ts", "@bosco/contract"],
    ["assistant/src/engine/a.ts", "@bosco/server"],
    ["assistant/src/engine/a.ts", "node:fs"],
    ["assistant/src/engine/a.ts", "kysely"],
    ["assistant/src/engine/a.ts", "../../read-knowledge.ts"],
    ["assistant/src/engine/a.ts", "../own-data/index.ts"],
    ["assistant/src/words/a.ts", "../recognisers/emergency.ts"],
    ["assistant/src/drawer/a.ts", "../words/stem.ts"],
    ["assistant/eval/a.ts", "@bosco/server"],
    ["contract/src/assistant.ts", "@bosco/assistant"],
    ["domain/src/assistant/a.ts", "@bosco/assistant"],
    ["server/src/features/assistant/a.ts", "../../../../assistant/src/index.ts"],
    ["web/src/features/assistant/a.ts", "@bosco/assistant/read-knowledge"],
    ["server/src/http/a.ts", "@bosco/web"],
    ["server/src/http/a.ts", "../../../web/src/ui/toast.ts"],
    ["server/src/http/a.ts", "../../../domain/src/index.ts"],
    ["server/tests/a.ts", "../../e2e/support/server.ts"],
    ["server/tests/a.ts", "../../reliability/kit/bosco.ts"],
    ["reliability/faults/a.ts", "../../server/src/app/server.ts"],
    ["reliability/faults/a.ts", "../../web/src/data/api.ts"],
    ["server/src/http/a.ts", "../features/boats/handlers.ts"],
    ["server/src/database/a.ts", "../http/limits.ts"],
    ["server/src/accounts/sessions/a.ts", "../../events/hub.ts"],
    ["server/src/refusals.ts", "./config.ts"],
    ["server/src/api/a.ts", "../drawer/a.ts"],
    ["server/src/drawer/a.ts", "../config.ts"],
    ["domain/src/boats/a.ts", "../maintenance/index.ts"],
    ["web/src/fleet/a.tsx", "../features/boats/Card.tsx"],
    ["web/src/pdf/a.ts", "../fleet/boats.ts"],
    ["server/src/features/boats/a.ts", "../inventory/queries.ts"],
    ["server/src/features/boats/a.test.ts", "../inventory/queries.ts"],
    ["server/src/features/boats/a.ts", "./test-stock.ts"],
    ["web/src/app/a.tsx", "@bosco/server/src/config.ts"],
    ["web/vite.config.ts", "../server/src/config.ts"],
    ["web/src/ui/Button.tsx", "../data/api.ts"],
    ["web/src/ui/showcase/Page.tsx", "../../features/boats/Card.tsx"],
    ["web/src/ui/Button.tsx", "../app/routes.tsx"],
    ["web/src/data/api.ts", "../features/boats/queries.ts"],
    ["web/src/data/api.ts", "../app/routes.tsx"],
    ["web/src/data/api.ts", "../ui/Button.tsx"],
    ["web/src/data/api.ts", "../ui/overlay/toast-queue.ts"],
    ["web/src/features/boats/Card.tsx", "../maintenance/Card.tsx"],
    ["web/src/features/boats/parts/Card.tsx", "../../maintenance/Card.tsx"],
    ["web/src/features/boats/Card.tsx", "../../app/routes.tsx"],
    ["web/src/features/boats/Card.tsx", "@/app/routes.tsx"],
    ["web/src/features/boats/Card.tsx", "#app"],
    ["e2e/journeys/a.spec.ts", "@bosco/web"],
    ["e2e/journeys/a.spec.ts", "../../server/src/config.ts"],
    ["e2e/journeys/a.spec.ts", "../../scripts/project.mjs"],
    ["e2e/journeys/a.spec.ts", "../../web/src/data/api.ts"],
    ["e2e/support/a.ts", "../../server/tests/test-server.ts"],
    ["e2e/sea/a.test.ts", "../../web/src/features/boats/queries.ts"],
    ["e2e/sea/a.test.ts", "../../server/src/database/database.ts"],
    ["e2e/sea/a.test.ts", "@bosco/web"],
  ])("%s: %s", (file, specifier) => {
    expect(refused(file, `import x from "${specifier}";`)).toEqual([
      expect.stringContaining(`${file}:1: imports ${specifier}: `),
    ]);
  });
});

describe("an import along the direction of the house is allowed", () => {
  test.each([
    ["domain/src/boats/a.ts", "zod"],
    ["domain/src/boats/a.ts", "../fields/index.ts"],
    ["domain/src/boats/a.test.ts", "fast-check"],
    ["contract/src/boats.ts", "@bosco/domain/boats"],
    ["contract/src/boats.ts", "@orpc/contract"],
    ["contract/src/boats.ts", "zod/v4"],
    ["assistant/src/engine/a.ts", "minisearch"],
    ["assistant/src/engine/a.ts", "@bosco/domain/assistant"],
    ["assistant/src/engine/a.ts", "../words/stem.ts"],
    ["assistant/src/engine/a.test.ts", "../../read-knowledge.ts"],
    ["assistant/read-knowledge.ts", "node:fs"],
    ["server/src/features/assistant/a.ts", "@bosco/assistant/read-knowledge"],
    ["web/src/features/assistant/a.ts", "@bosco/assistant"],
    ["server/src/app/a.ts", "../features/boats/handlers.ts"],
    ["server/src/features/boats/a.ts", "../../api/procedures.ts"],
    ["server/src/database/a.test.ts", "../http/limits.ts"],
    ["server/src/features/boats/a.test.ts", "./test-stock.ts"],
    ["server/src/features/boats/a.ts", "./queries.ts"],
    ["server/src/features/boats/parts/a.ts", "../queries.ts"],
    ["server/src/features/boats/a.ts", "node:fs"],
    ["web/src/app/a.tsx", "../features/boats/Card.tsx"],
    ["web/src/data/api.ts", "../ui/overlay/toast.ts"],
    ["web/src/features/boats/Card.tsx", "../../ui/Button.tsx"],
    ["web/src/ui/Button.tsx", "radix-ui"],
    ["e2e/journeys/a.spec.ts", "@bosco/contract"],
    ["e2e/journeys/a.spec.ts", "../support/server.ts"],
    ["e2e/sea/a.test.ts", "../../web/src/data/effects/index.ts"],
    ["e2e/sea/support/a.ts", "../../../server/tests/test-server.ts"],
    ["reliability/faults/a.ts", "../../server/tests/ledger.ts"],
    ["reliability/kit/a.ts", "../../scripts/build-server.mjs"],
    ["e2e/sea/support/a.ts", "../../../server/src/features/crew/test-crew.ts"],
    ["e2e/sea/a.test.ts", "@bosco/contract"],
  ])("%s: %s", (file, specifier) => {
    expect(refused(file, `import x from "${specifier}";`)).toEqual([]);
  });
});

describe("every way to write an import is seen", () => {
  test.each([
    `import "../app/a.ts";`,
    `import type { A } from '../app/a.ts';`,
    `import {\n  a,\n} from "../app/a.ts";`,
    `export * from "../app/a.ts";`,
    `const a = await import("../app/a.ts");`,
    `type A = typeof import("../app/a.ts");`,
    `const a = \`\${await import("../app/a.ts")}\`;`,
    `const all = import.meta.glob<Page>("../app/*.tsx");`,
    `const quote = /["']/;\nimport("../app/a.ts");`,
    `const half = width / 2; // l'ancre\nimport("../app/a.ts");`,
    `const jsx = <p>l'ancre</p>;\nimport("../app/a.ts");`,
  ])("%s", (source) => {
    expect(refused("web/src/ui/a.tsx", source)).toHaveLength(1);
  });

  test.each([
    `// import "../app/a.ts";`,
    `/*\n import "../app/a.ts";\n*/`,
    `const text = 'import "../app/a.ts"';`,
    `const text = \`import "../app/a.ts"\`;`,
    `const text = \`\${{ a: "}" }.a} from "../app/a.ts"\`;`,
    `const list = Array.from("../app/a.ts");`,
  ])("and nothing else: %s", (source) => {
    expect(refused("web/src/ui/a.tsx", source)).toEqual([]);
  });

  test("with its line", () => {
    const source = 'const a = `\n\n`;\n/*\n*/\nimport "../app/a.ts";';
    expect(refused("web/src/ui/a.ts", source)).toEqual([expect.stringContaining("web/src/ui/a.ts:6: ")]);
  });
});

describe("SQL stays in its places", () => {
  const texts = ["sql`select 1`", "sql<{ n: number }>`select 1`", "sql.raw(text)", 'db\n  .selectFrom("bateaux")'];

  test.each(texts)("handlers hold none: %s", (source) => {
    expect(refused("server/src/features/boats/handlers.ts", source)).toHaveLength(1);
  });

  test.each([
    "server/src/features/boats/queries.ts",
    "server/src/features/boats/handlers.test.ts",
    "server/src/database/pool.ts",
    "server/src/accounts/sessions/end-access.ts",
    "server/src/api/operation-queries.ts",
    "server/tests/catalogue.ts",
  ])("%s may hold it", (file) => {
    expect(refused(file, texts.join(";\n"))).toEqual([]);
  });

  test("http holds none", () => {
    expect(refused("server/src/http/limits.ts", "sql`select 1`")).toHaveLength(1);
  });

  test("the web's queries.ts may not", () => {
    expect(refused("web/src/features/boats/queries.ts", "sql`select 1`")).toHaveLength(1);
  });
});

test("folders that are not ours are not read", () => {
  refused("domain/node_modules/zod/a.ts", 'import "fs";');
  expect(refused("web/dist/assets/a.js", 'import "../../server/a.js";')).toEqual([]);
});
