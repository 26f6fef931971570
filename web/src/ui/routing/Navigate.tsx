import { useEffect } from "react";
import { useNavigate } from "./router-context.ts";

/** Leads on as soon as it is drawn; back leads past it. */
export function Navigate({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
