import type { ComponentProps, MouseEvent } from "react";
import { hrefOf, type To, useRouter } from "./router-context.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: To };

type Press = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/** A press that asks for another tab, a window or a file is the browser's. */
export const isOurs = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Leads to another page without loading the application anew. */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const { location, navigate } = useRouter();
  return (
    <a
      href={hrefOf(to, location)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOurs(event) || (target && target !== "_self")) return;
        event.preventDefault();
        navigate(to);
      }}
      {...rest}
    />
  );
}

/** A link of a menu, marked on its own page and on those below it. */
export function NavLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const { pathname } = useRouter().location;
  const [page = ""] = to.split("?");
  const isHere = pathname === page || pathname.startsWith(`${page}/`);
  return <Link to={to} aria-current={isHere ? "page" : undefined} {...rest} />;
}
