import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Our content security policy says `style-src 'self'`: a <style> element made at run time is refused and logged.
 * Two dependencies make one:
 *  - sonner: `patches` takes the call out, and src/ui/overlay/toaster.css imports the same text from its styles.css;
 *  - react-style-singleton (scroll lock of Radix dialogs): `alias` puts `src/ui/overlay/style-singleton.ts` in its place.
 * Radix Select and ScrollArea would make one too: `refused` keeps them out of the build.
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
] as const;

const refused = /\[data-radix-(select|scroll-area)-viewport\]\{/;

export const styleSingletonAlias = {
  "react-style-singleton": fileURLToPath(new URL("./src/ui/overlay/style-singleton.ts", import.meta.url)),
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
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk" && refused.test(output.code)) {
          this.error(
            `${output.fileName} has a Radix part that injects a <style>: use ui/choice/Select.tsx, or plain scrolling`,
          );
        }
      }
    },
  };
}
