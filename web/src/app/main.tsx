import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "../ui/routing/BrowserRouter.tsx";
import "../index.css";
import { App } from "./App.tsx";
import { replayEarlyPresses } from "./early-presses.ts";
import type { ExpectedReader } from "./expected-reader.ts";
import { loadOwnBars } from "./own-bars.ts";
import { loadPage } from "./routes.tsx";

const root = document.getElementById("root");
if (root) void start(root);

async function start(root: HTMLElement) {
  // why: a page that the server sends whole comes alive in one go; any other at least starts to load at once.
  const page = loadPage(location.pathname).then(
    () => true,
    () => false,
  );
  const app = (
    <BrowserRouter>
      <App reader={root.dataset.reader as ExpectedReader} />
    </BrowserRouter>
  );
  if (root.dataset.page !== undefined) {
    // why: without its script the page can still be read, and its links lead on.
    if (!(await page)) return;
    hydrateRoot(root, app);
  } else {
    if (root.dataset.reader === "owner") await loadOwnBars().catch(() => {});
    createRoot(root).render(app);
  }
  replayEarlyPresses();
}
