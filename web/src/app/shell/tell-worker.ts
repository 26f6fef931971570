import type { ToWorker } from "../../worker/messages.ts";

export const tell = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);
