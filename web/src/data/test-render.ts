import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

/** As much of a page as React asks for to run a component that draws nothing. */
function emptyPage() {
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null, body: null });
  vi.stubGlobal("document", ownerDocument);
  vi.stubGlobal("window", { document: ownerDocument, HTMLIFrameElement: class {} });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const element = Object.assign(new EventTarget(), { nodeType: 1, tagName: "DIV", namespaceURI: null, ownerDocument });
  return element as unknown as Element;
}

/** Runs a hook in a component, as React does; `seen` has what it gave each time it was drawn. */
export function renderHook<Value>(hook: () => Value, client?: QueryClient) {
  const seen: Value[] = [];
  const Component = () => {
    seen.push(hook());
    return null;
  };
  const root = createRoot(emptyPage());
  const draw = () => {
    const element = createElement(Component);
    act(() => root.render(client ? createElement(QueryClientProvider, { client }, element) : element));
  };
  draw();
  return { seen, now: () => seen.at(-1) as Value, draw, unmount: () => act(() => root.unmount()) };
}
