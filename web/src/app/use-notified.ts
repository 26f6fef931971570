import { useEffect } from "react";
import { useNavigate } from "../ui/routing/router-context.ts";
import type { FromWorker } from "../worker/messages.ts";

/** Goes where a notification leads that was pressed while this page was open; a form is asked first, so that nothing typed is lost. */
export function useNotified(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const follow = ({ data, ports }: MessageEvent<Partial<FromWorker> | null>) => {
      if (typeof data?.open !== "string") return;
      ports[0]?.postMessage(true);
      navigate(data.open, { asksFirst: true });
    };
    worker?.addEventListener("message", follow);
    return () => worker?.removeEventListener("message", follow);
  }, [navigate]);
}
