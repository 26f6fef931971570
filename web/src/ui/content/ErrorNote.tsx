import { CircleAlert, RotateCw } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../form/Button.tsx";
import { classNames } from "../theme/class-names.ts";

type ErrorNoteProps = Omit<ComponentProps<"div">, "children"> & {
  message: string;
  /** More about it, in a smaller voice: it may change without being spoken. */
  detail?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

export function ErrorNote({
  message,
  detail,
  onRetry,
  retrying = false,
  role = "alert",
  className,
  ...rest
}: ErrorNoteProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-surface py-2 pr-2 pl-4 text-sm",
        className,
      )}
      {...rest}
    >
      <CircleAlert size={20} className="shrink-0 text-late" />
      <div className="min-w-[min(10rem,100%-2.25rem)] flex-1 py-1.5">
        <p role={role}>{message}</p>
        {detail && <p className="text-ink-2">{detail}</p>}
      </div>
      {onRetry && (
        <Button variant="quiet" className="ml-auto" onClick={onRetry} busy={retrying} busyLabel="Nouvel essai...">
          <RotateCw size={18} />
          Réessayer
        </Button>
      )}
    </div>
  );
}
