import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";

type PageHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, subtitle, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header className={classNames("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)} {...rest}>
      <div className="min-w-0">
        <h1 className="text-xl max-[16rem]:text-lg sm:text-2xl">{title}</h1>
        {subtitle && <p className="mt-1.5 text-ink-2 text-sm">{subtitle}</p>}
      </div>
      {actions && <div className="flex max-w-full flex-wrap items-center gap-3 max-sm:w-full">{actions}</div>}
    </header>
  );
}
