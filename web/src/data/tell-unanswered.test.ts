import { beforeEach, expect, test, vi } from "vitest";
import { pressTeller } from "./tell-unanswered.ts";

/** The messages that stand, as the library that draws them has them. */
const { shown } = vi.hoisted(() => ({ shown: [] as { action: { onClick: () => void } }[] }));
vi.mock("sonner", () => ({
  toast: {
    info: (_: string, options: { action: { onClick: () => void } }) => shown.push(options),
    dismiss: () => {},
  },
}));
beforeEach(() => void shown.splice(0));

test("an unknown write is told once, and again after a press that brought no answer", () => {
  const teller = pressTeller();
  const now = vi.fn();
  const tell = () => teller.tell({ now, sentence: "Pas de réponse" });
  tell();
  tell();
  expect(shown).toHaveLength(1);
  shown[0]?.action.onClick();
  expect(now).toHaveBeenCalledTimes(1);
  tell();
  expect(shown).toHaveLength(2);
});
