import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fontPreload } from "./font-preload.ts";
import { noStyleInjection, styleSingletonAlias } from "./no-style-injection.ts";

const api = process.env.BOSCO_API ?? "http://localhost:3000";

export default defineConfig({
  plugins: [react(), tailwindcss(), noStyleInjection(), fontPreload(/next-latin-wght-normal.*\.woff2$/)],
  resolve: { alias: styleSingletonAlias },
  server: { proxy: { "/api": api, "/healthz": api } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    // why: the content security policy allows files of ours only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
          ],
        },
      },
    },
  },
});
