import { createBrowserRouter, type RouteObject } from "react-router";
import { PageError } from "./PageError.tsx";
import { SiteLayout } from "./SiteLayout.tsx";

type Page = { default: React.ComponentType };

/** A page of its own chunk. A crash in it is caught here, and the rest of the application stays alive. */
const page = (path: string, load: () => Promise<Page>): RouteObject => ({
  path,
  errorElement: <PageError />,
  lazy: async () => ({ Component: (await load()).default }),
});

const development: RouteObject[] = import.meta.env.DEV
  ? [page("/dev/ui", () => import("../ui/showcase/ShowcasePage.tsx"))]
  : [];

export const router = createBrowserRouter([
  {
    Component: SiteLayout,
    errorElement: <PageError />,
    HydrateFallback: () => null,
    children: [
      page("/", () => import("./HomePage.tsx")),
      page("/auth", () => import("../features/account/AuthPage.tsx")),
      page("/faq", () => import("../features/site/FaqPage.tsx")),
      page("/mentions-legales", () => import("../features/site/LegalNoticePage.tsx")),
      page("/politique-confidentialite", () => import("../features/site/PrivacyPage.tsx")),
      page("/cgv", () => import("../features/site/TermsPage.tsx")),
      {
        // why: it brings the whole contract with it, which the public pages do not need.
        lazy: async () => ({ Component: (await import("./ProtectedLayout.tsx")).default }),
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
          page("/admin", () => import("./pages/AdminPage.tsx")),
        ],
      },
      ...development,
      page("*", () => import("../features/site/NotFoundPage.tsx")),
    ],
  },
]);
