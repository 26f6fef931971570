import { lazy, Suspense } from "react";
import { StartRoom } from "../start/StartRoom.tsx";

// why apart: what its steps stand on is a long list of files, which every page would carry with the route.
const Start = lazy(() => import("../start/Start.tsx"));

/** 'Mise en route': from a new account to a dashboard that says something true, in four steps. */
export default function StartPage() {
  return (
    <>
      <title>Mise en route – Bosco</title>
      <Suspense fallback={<StartRoom />}>
        <Start />
      </Suspense>
    </>
  );
}
