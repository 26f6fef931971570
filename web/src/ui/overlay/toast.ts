import { toast } from "sonner";

type Toast = {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
  action?: { label: string; onPress: () => void } | undefined;
  /** How long it stands, when its action needs longer than usual. */
  seconds?: number | undefined;
};

const lasting = { success: 4000, info: 4000, error: 5000 };
let current: string | number | undefined;

/** One at a time: a new message takes the place of the last. */
export function showToast({ title, description, tone, action, seconds }: Toast) {
  if (current !== undefined) toast.dismiss(current);
  current = toast[tone](title, {
    description,
    duration: seconds ? seconds * 1000 : lasting[tone],
    action: action && { label: action.label, onClick: action.onPress },
  });
}

type Undoable = Pick<Toast, "description" | "seconds"> & { title?: string; onUndo: () => void };

/** Says what was done, and offers to take it back while the message stands. */
export function showUndo({ title = "Succès", onUndo, ...said }: Undoable) {
  showToast({ title, tone: "success", action: { label: "Annuler", onPress: onUndo }, ...said });
}
