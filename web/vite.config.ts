import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { assistantKnowledge } from "./assistant-knowledge.ts";
import { CHUNK_GROUPS } from "./chunk-groups.ts";
import { contractRoutes } from "./contract-routes.ts";
import { fontPreload } from "./font-preload.ts";
import { leanPdf } from "./lean-pdf.ts";
import { noStyleInjection, styleSingletonAlias } from "./no-style-injection.ts";
import { zodWithoutEval } from "./zod-without-eval.ts";

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));
const api = process.env.BOSCO_API ?? "http://localhost:3000";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    tailwindcss(),
    contractRoutes(),
    assistantKnowledge(),
    noStyleInjection(),
    leanPdf(),
    zodWithoutEval(),
    fontPreload(/next-latin-wght-normal.*\.woff2$/),
  ],
  // why of the build's: the foot of every page shows which release it is.
  define: { "import.meta.env.BOSCO_VERSION": JSON.stringify(version) },
  resolve: { alias: styleSingletonAlias },
  server: { proxy: { "/api": api, "/healthz": api } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    // why: the content security policy allows files of ours only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // why: scripts/draw-pages.mjs looks up which files a page needs, and removes it.
    manifest: isSsrBuild ? false : "manifest.json",
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
}));
