import type { Maintenance } from "@bosco/domain/maintenance";
import { useState } from "react";
import type { Intention } from "../../../data/intention.ts";
import { useAttachPaper } from "../../../fleet/attach-paper.ts";
import { whyNot } from "../../../fleet/file-verdict.ts";

/** The invoice that is chosen for a work, until it hangs on it. */
export function useInvoice(m: Maintenance, intention: Intention) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isAttaching, setIsAttaching] = useState(false);
  const { attach, takeBack } = useAttachPaper(intention);

  /** What can't be one is told, and leaves the one that was chosen before. */
  const choose = (chosen: File | undefined) => {
    const why = chosen && whyNot(chosen);
    setError(why);
    if (!why) setFile(chosen);
  };

  /** Whether nothing is left to attach. */
  async function attachTo(day: string): Promise<boolean> {
    if (!file) return true;
    setIsAttaching(true);
    try {
      return await attach(m, file, day);
    } finally {
      setIsAttaching(false);
    }
  }

  return { file, error, choose, isAttaching, attach: attachTo, takeBack };
}
