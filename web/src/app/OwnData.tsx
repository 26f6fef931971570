import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../data/query-client.ts";

/** Around the parts that show a signed-in reader's data. why not around the whole: a visitor's pages load none of it. */
export function OwnData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
