import { toast } from "sonner";

type Toast = {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
  action?: { label: string; onPress: () => void };
};

const lasting = { success: 4000, info: 4000, error: 5000 };
let current: string | number | undefined;

/** One at a time: a new message takes the place of the last. */
export function showToast({ title, description, tone, action }: Toast) {
  if (current !== undefined) toast.dismiss(current);
  current = toast[tone](title, {
    description,
    duration: lasting[tone],
    action: action && { label: action.label, onClick: action.onPress },
  });
}
