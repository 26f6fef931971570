import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";

type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** Where it stands for a whole page, its title is the page's heading. */
  heading?: "h1" | "h2" | "p";
};

export function EmptyState({ icon, title, text, action, heading: Title = "p", className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center px-4 py-10 text-center", className)} {...rest}>
      {icon && (
        <span className="mb-4 grid size-16 place-items-center rounded-full bg-sea-soft text-sea-strong [&_svg]:size-7">
          {icon}
        </span>
      )}
      <Title className="w-full text-balance font-bold text-lg">{title}</Title>
      {text && <p className="mt-1.5 w-full max-w-prose text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
