import type { Plugin } from "vite";

const FILE = "/zod/v4/core/core.js";
const FROM = "(_a.__zod_globalConfig = {})";
const TO = "(_a.__zod_globalConfig = { jitless: true })";

/**
 * zod compiles schemas with `new Function`, which the content security policy forbids and reports. why here and not by its own
 * `z.config`: that has to run before the first schema of any file, and files come in whatever order the network brings them.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "bosco:zod-without-eval",
    apply: "build",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").endsWith(FILE)) return;
      if (!code.includes(FROM)) this.error(`${FILE} changed: look again at how zod is told not to compile`);
      return code.replace(FROM, TO);
    },
  };
}
