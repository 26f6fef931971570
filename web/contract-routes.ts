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
      return `export default ${JSON.stringify(routesOf(module.contract))}`;
    },
  };
}

function routesOf(router: object): object {
  if (isContractProcedure(router)) {
    const { errorMap, route } = router["~orpc"];
    const { method, path, inputStructure, outputStructure } = route;
    const declared = Object.fromEntries(Object.keys(errorMap).map((code) => [code, {}]));
    return { "~orpc": { errorMap: declared, meta: {}, route: { method, path, inputStructure, outputStructure } } };
  }
  return Object.fromEntries(Object.entries(router).map(([name, below]) => [name, routesOf(below)]));
}
