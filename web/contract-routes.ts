import { isContractProcedure } from "@orpc/contract";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:contract-routes";

/**
 * The contract's calls without their schemas: method, path and declared errors of each. why: a page sends calls without
 * judging them, which the server does, and the schemas of all of them are a third of what it would load.
 */
export function contractRoutes(): Plugin {
  return {
    name: "bosco:contract-routes",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { module, dependencies } = await runnerImport<{ contract: object }>("@bosco/contract", {
        root: import.meta.dirname,
        configFile: false,
        logLevel: "error",
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `${READ_CALL}\nexport default ${routesOf(module.contract)};`;
    },
  };
}

/** Each call in a line of its own: as objects they would be twice as much to load and to read. */
const READ_CALL = `const call = (line, ...codes) => {
  const [method, path, inputStructure, outputStructure] = line.split(" ");
  const errorMap = Object.fromEntries(codes.map((code) => [code, {}]));
  return { "~orpc": { errorMap, meta: {}, route: { method, path, inputStructure, outputStructure } } };
};`;

function routesOf(router: object): string {
  if (isContractProcedure(router)) {
    const { errorMap, route } = router["~orpc"];
    const { method, path, inputStructure, outputStructure } = route;
    const structures =
      inputStructure || outputStructure ? [inputStructure ?? "compact", outputStructure ?? "compact"] : [];
    const line = [method, path, ...structures].join(" ");
    return `call(${[line, ...Object.keys(errorMap)].map((word) => JSON.stringify(word)).join()})`;
  }
  return `{${Object.entries(router).map(([name, below]) => `${JSON.stringify(name)}:${routesOf(below)}`)}}`;
}
