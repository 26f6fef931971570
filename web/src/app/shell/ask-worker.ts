import type { ToWorker } from "../../worker/messages.ts";

export const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** The script that starts a page of the worker's release; one that can't answer says nothing for ever. */
export function startOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage("start" satisfies ToWorker, [port2]);
  });
}

/** The script that has started this page. */
export const ownStart = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.getAttribute("src") ?? "";
