import { Button } from "../../ui/form/Button.tsx";

/** Says that not all papers are shown, and shows all of them. */
export function NarrowNote({ label, onWiden }: { label: string; onWiden: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded bg-sea-soft px-4 py-1.5">
      <span className="min-w-0 break-words font-semibold">{label}</span>
      <Button variant="quiet" onClick={onWiden}>
        Tous les papiers
      </Button>
    </p>
  );
}
