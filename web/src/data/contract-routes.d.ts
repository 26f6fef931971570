declare module "virtual:contract-routes" {
  import type { contract } from "@bosco/contract";

  /** As the contract, but for the schemas (web/contract-routes.ts). */
  const routes: typeof contract;
  export default routes;
}
