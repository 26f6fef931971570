import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Our content security policy says `style-src 'self'`: a <style> element made at run time is refused and logged.
 * Three dependencies make one. Their text is fixed and lives in our style sheets instead, so the element can go:
 *  - sonner: index.css imports its styles.css;
 *  - @radix-ui/react-select: hides the scrollbar of the list, which we want to see;
 *  - react-style-singleton (scroll lock of Radix dialogs): replaced by `src/ui/style-singleton.ts`, through `alias`.
 */
const patches = [
  {
    file: "/sonner/dist/index.mjs",
    edits: [
      [/^__insertCSS\(".*"\);?$/m, ""],
      // The specification's swipe threshold is 50 px; sonner offers no option.
      ["const SWIPE_THRESHOLD = 45;", "const SWIPE_THRESHOLD = 50;"],
    ],
  },
  {
    file: "/@radix-ui/react-select/dist/index.mjs",
    edits: [
      [/jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\)/, "null"],
    ],
  },
] as const;

export const styleSingletonAlias = {
  "react-style-singleton": fileURLToPath(new URL("./src/ui/style-singleton.ts", import.meta.url)),
};

export function noStyleInjection(): Plugin {
  return {
    name: "bosco:no-style-injection",
    apply: "build",
    transform(code, id) {
      const patch = patches.find(({ file }) => id.replaceAll("\\", "/").endsWith(file));
      if (!patch) return;
      return patch.edits.reduce((text, [from, to]) => {
        const edited = text.replace(from, to);
        if (edited === text) this.error(`${patch.file} changed: look again at how it injects styles (${from})`);
        return edited;
      }, code);
    },
  };
}
