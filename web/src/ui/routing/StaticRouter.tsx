import type { ReactNode } from "react";
import { RouterContext } from "./router-context.ts";

/** One address, for what is drawn without a browser. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const { pathname, search } = new URL(address, "http://bosco");
  const location = { pathname, search, hash: "", key: "" };
  return <RouterContext value={{ location, isReturn: true, navigate: () => {} }}>{children}</RouterContext>;
}
