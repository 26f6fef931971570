import { renderToString } from "react-dom/server";
import { Routes } from "../ui/routing/Routes.tsx";
import { StaticRouter } from "../ui/routing/StaticRouter.tsx";
import { App } from "./App.tsx";
import { ExpectedReaderContext } from "./expected-reader.ts";
import { loadOwnBars } from "./own-bars.ts";
import { PageRoom } from "./PageRoom.tsx";
import { loadPage } from "./routes.tsx";
import { SiteLayout } from "./SiteLayout.tsx";

/** The pages that a visitor can read before any script has come, and the file each is written in. */
export const PUBLIC_PAGES = {
  "/": "src/app/pages/LandingPage.tsx",
  "/auth": "src/app/pages/AuthPage.tsx",
  "/auth?mode=inscription": "src/app/pages/AuthPage.tsx",
  "/auth?mode=oubli": "src/app/pages/AuthPage.tsx",
  "/auth?demo=1": "src/app/pages/AuthPage.tsx",
  "/faq": "src/app/pages/FaqPage.tsx",
  "/mentions-legales": "src/app/pages/LegalNoticePage.tsx",
  "/politique-confidentialite": "src/app/pages/PrivacyPage.tsx",
  "/cgv": "src/app/pages/TermsPage.tsx",
};

export async function drawPage(address: string): Promise<string> {
  await loadPage(new URL(address, "http://bosco").pathname);
  return renderToString(
    <StaticRouter address={address}>
      <App reader="visitor" />
    </StaticRouter>,
  );
}

/** The frame around a page that is yet to come. */
export async function drawFrame(reader: "visitor" | "owner"): Promise<string> {
  await loadOwnBars();
  return renderToString(
    <StaticRouter address="/">
      <ExpectedReaderContext value={reader}>
        <Routes routes={[{ element: <SiteLayout />, children: [{ path: "*", element: <PageRoom /> }] }]} />
      </ExpectedReaderContext>
    </StaticRouter>,
  );
}
