import { StrictMode } from "react";
import { Toasts } from "../ui/overlay/Toasts.tsx";
import { Routes } from "../ui/routing/Routes.tsx";
import { type ExpectedReader, ExpectedReaderContext } from "./expected-reader.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { routes } from "./routes.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** The whole application, below a router: the browser's, or the build's that draws the public pages. */
export function App({ reader }: { reader: ExpectedReader }) {
  return (
    <StrictMode>
      <ExpectedReaderContext value={reader}>
        <PageBoundary>
          <Pages />
        </PageBoundary>
        <Toasts />
      </ExpectedReaderContext>
    </StrictMode>
  );
}

function Pages() {
  useScrollMemory();
  return <Routes routes={routes} />;
}
