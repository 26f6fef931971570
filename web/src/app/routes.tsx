import { type ComponentType, lazy } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { FullScreenLayout } from "./FullScreenLayout.tsx";
import { PageError } from "./PageError.tsx";
import { SiteLayout } from "./SiteLayout.tsx";

type Page = { default: ComponentType };

/**
 * A page of its own chunk. A crash in it, or a chunk that does not come, is caught here, and the rest of the application
 * stays alive. why not the router's own `lazy`: when the chunk fails, it leaves the page empty.
 */
const page = (path: string, load: () => Promise<Page>): RouteObject => ({
  path,
  errorElement: <PageError />,
  Component: lazy(load),
});

// why: it brings the whole contract with it, which the public pages do not need.
const ProtectedLayout = lazy(() => import("./ProtectedLayout.tsx"));

const development: RouteObject[] = import.meta.env.DEV
  ? [page("/dev/ui", () => import("./showcase/ShowcasePage.tsx"))]
  : [];

export const router = createBrowserRouter([
  {
    Component: SiteLayout,
    errorElement: <PageError />,
    children: [
      page("/", () => import("./pages/HomePage.tsx")),
      page("/auth", () => import("./pages/AuthPage.tsx")),
      page("/faq", () => import("./pages/FaqPage.tsx")),
      page("/mentions-legales", () => import("./pages/LegalNoticePage.tsx")),
      page("/politique-confidentialite", () => import("./pages/PrivacyPage.tsx")),
      page("/cgv", () => import("./pages/TermsPage.tsx")),
      page("/admin", () => import("./pages/AdminPage.tsx")),
      {
        Component: ProtectedLayout,
        errorElement: <PageError />,
        children: [
          page("/dashboard", () => import("./pages/DashboardPage.tsx")),
          page("/account", () => import("./pages/AccountPage.tsx")),
          page("/mes-bateaux", () => import("./pages/BoatsPage.tsx")),
          page("/boats", () => import("./pages/BoatsPage.tsx")),
          page("/maintenance", () => import("./pages/MaintenancePage.tsx")),
          page("/inventory", () => import("./pages/InventoryPage.tsx")),
          page("/checklists", () => import("./pages/ChecklistsPage.tsx")),
          page("/assistant", () => import("./pages/AssistantPage.tsx")),
        ],
      },
      ...development,
      page("*", () => import("./pages/NotFoundPage.tsx")),
    ],
  },
  {
    Component: FullScreenLayout,
    errorElement: <PageError />,
    children: [
      {
        Component: ProtectedLayout,
        errorElement: <PageError />,
        children: [
          page("/checklists/:id/grand-ecran", () => import("./pages/ChecklistBigScreenPage.tsx")),
          page("/checklists/:id/imprimer", () => import("./pages/ChecklistPrintPage.tsx")),
        ],
      },
    ],
  },
]);
