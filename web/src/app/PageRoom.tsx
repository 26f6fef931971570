import { Spinner } from "../ui/content/Spinner.tsx";

/** Holds a page's place while it comes: a whole screen, so that nothing below is in sight to jump. */
export function PageRoom() {
  return (
    <>
      <title>Bosco</title>
      <Spinner className="min-h-dvh items-start" />
    </>
  );
}
