import type { ComponentType } from "react";
import { lazyPart } from "../ui/lazy-part.tsx";
import { matchRoute, type Route } from "../ui/routing/match-route.ts";
import { FullScreenLayout } from "./FullScreenLayout.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { SiteLayout } from "./SiteLayout.tsx";

const loads = new Map<Route, () => Promise<unknown>>();

/** A page of its own file. A crash in it, or a file that does not come, leaves the rest of the application alive. */
function page(path: string, read: () => Promise<{ default: ComponentType }>): Route {
  const { Part: Page, load } = lazyPart(read);
  const route = {
    path,
    element: (
      <PageBoundary>
        <Page />
      </PageBoundary>
    ),
  };
  loads.set(route, load);
  return route;
}

/** Loads the page of an address ahead of its being drawn. */
export async function loadPage(pathname: string): Promise<void> {
  const route = matchRoute(routes, pathname)?.chain.at(-1);
  await (route && loads.get(route)?.());
}

// why: it brings the whole contract with it, which the public pages do not need.
const { Part: ProtectedLayout } = lazyPart(() => import("./ProtectedLayout.tsx"));

const boatsPage = () => import("./pages/BoatsPage.tsx");

const ownPages = (
  <PageBoundary>
    <ProtectedLayout />
  </PageBoundary>
);

const development: Route[] = import.meta.env.DEV ? [page("/dev/ui", () => import("./showcase/ShowcasePage.tsx"))] : [];

export const routes: Route[] = [
  {
    element: <SiteLayout />,
    children: [
      page("/", () => import("./pages/LandingPage.tsx")),
      page("/auth", () => import("./pages/AuthPage.tsx")),
      page("/faq", () => import("./pages/FaqPage.tsx")),
      page("/mentions-legales", () => import("./pages/LegalNoticePage.tsx")),
      page("/politique-confidentialite", () => import("./pages/PrivacyPage.tsx")),
      page("/cgv", () => import("./pages/TermsPage.tsx")),
      page("/partage", () => import("./pages/InvitationPage.tsx")),
      page("/rappels/arret", () => import("./pages/StopRemindersPage.tsx")),
      page("/admin", () => import("./pages/AdminPage.tsx")),
      {
        element: ownPages,
        children: [
          page("/dashboard", () => import("./pages/DashboardPage.tsx")),
          page("/account", () => import("./pages/AccountPage.tsx")),
          page("/mes-bateaux", boatsPage),
          page("/boats", boatsPage),
          page("/flotte", () => import("./pages/FleetPage.tsx")),
          page("/maintenance", () => import("./pages/MaintenancePage.tsx")),
          page("/inventory", () => import("./pages/InventoryPage.tsx")),
          page("/checklists", () => import("./pages/ChecklistsPage.tsx")),
          page("/depart", () => import("./pages/DeparturePage.tsx")),
          page("/demarrer", () => import("./pages/StartPage.tsx")),
          page("/assistant", () => import("./pages/AssistantPage.tsx")),
          page("/papiers", () => import("./pages/PapersPage.tsx")),
          page("/synchronisation", () => import("./pages/SyncPage.tsx")),
        ],
      },
      ...development,
      page("*", () => import("./pages/NotFoundPage.tsx")),
    ],
  },
  {
    element: <FullScreenLayout />,
    children: [
      {
        element: ownPages,
        children: [
          page("/checklists/:id/grand-ecran", () => import("./pages/ChecklistBigScreenPage.tsx")),
          page("/checklists/:id/imprimer", () => import("./pages/ChecklistPrintPage.tsx")),
          page("/inventory/imprimer", () => import("./pages/InventoryPrintPage.tsx")),
        ],
      },
    ],
  },
];
