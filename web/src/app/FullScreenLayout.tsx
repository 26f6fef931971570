import { Suspense } from "react";
import { Outlet } from "../ui/routing/Routes.tsx";
import { PageRoom } from "./PageRoom.tsx";

/** Pages that take the whole screen, without the frame: the chart table, and paper. */
export function FullScreenLayout() {
  return (
    <Suspense fallback={<PageRoom />}>
      <Outlet />
    </Suspense>
  );
}
