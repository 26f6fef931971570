import { Suspense } from "react";
import { Outlet } from "react-router";
import { Spinner } from "../ui/content/Spinner.tsx";

/** Pages that take the whole screen, without the frame: the chart table, and paper. */
export function FullScreenLayout() {
  return (
    <Suspense fallback={<Spinner />}>
      <Outlet />
    </Suspense>
  );
}
