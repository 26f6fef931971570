import type { Plugin } from "vite";

/** The text font starts to load with the page and not after its style sheet. Only the file French needs. */
export function fontPreload(file: RegExp): Plugin {
  return {
    name: "bosco:font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => file.test(name));
        if (!font) throw new Error(`No font ${file} in the build`);
        const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
