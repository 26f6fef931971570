import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:assistant-knowledge";
const FOLDER = join(import.meta.dirname, "..", "assistant");

/**
 * What the assistant knows, as files of the build that a page can fetch and keep: the sheets with the glossary, and what the
 * finder has learned. The module gives their addresses, which change with what they hold.
 */
export function assistantKnowledge(): Plugin {
  let isBuild = false;
  return {
    name: "bosco:assistant-knowledge",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { sheets, weights } = await knowledgeFiles();
      if (isBuild)
        for (const { name, source } of [sheets, weights])
          this.emitFile({ type: "asset", fileName: name.slice(1), source });
      return `export default ${JSON.stringify({ sheets: sheets.name, weights: weights.name })}`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        if (!/^\/assets\/(fiches|finder)-/.test(request.url ?? "")) return next();
        const file = Object.values(await knowledgeFiles()).find(({ name }) => name === request.url);
        if (!file) return next();
        const type = file.name.endsWith(".json") ? "application/json" : "application/octet-stream";
        response.setHeader("content-type", type).end(file.source);
      });
    },
  };
}

async function knowledgeFiles() {
  const { module } = await runnerImport<typeof import("@bosco/assistant/read-knowledge")>(
    "@bosco/assistant/read-knowledge",
    { root: import.meta.dirname, configFile: false, logLevel: "error" },
  );
  const { weights, ...texts } = module.readKnowledge(FOLDER);
  return {
    sheets: named("fiches", "json", Buffer.from(JSON.stringify(texts))),
    weights: named("finder", "bin", weights),
  };
}

function named(name: string, ending: string, source: Uint8Array) {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return { name: `/assets/${name}-${hash}.${ending}`, source };
}
