import { beforeEach, expect, test, vi } from "vitest";
import { drawToasts, type Toast } from "../ui/overlay/toast.ts";
import { pressTeller } from "./tell-unanswered.ts";

/** The messages that were drawn. */
const shown: Toast[] = [];
drawToasts((toast) => shown.push(toast));
beforeEach(() => void shown.splice(0));

test("an unknown write is told once, and again after a press that brought no answer", () => {
  const teller = pressTeller();
  const now = vi.fn();
  const tell = () => teller.tell({ now, sentence: "Pas de réponse" });
  tell();
  tell();
  expect(shown).toHaveLength(1);
  shown[0]?.action?.onPress();
  expect(now).toHaveBeenCalledTimes(1);
  tell();
  expect(shown).toHaveLength(2);
});
