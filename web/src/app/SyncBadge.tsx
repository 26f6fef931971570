import { counted } from "@bosco/domain/french";
import { Check, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useOnline } from "../data/online.ts";
import { useSync } from "../data/use-sync.ts";
import { Badge } from "../ui/content/Badge.tsx";
import type { Tone } from "../ui/content/tone.ts";
import { Link } from "../ui/routing/Link.tsx";
import { type SyncSign, useSyncSign } from "./sync-sign.ts";

/** How this device and the server stand to each other, and the way to what waits. With nothing to say, it says nothing. */
export function SyncBadge() {
  const { waiting, refused } = useSync();
  const sign = useSyncSign({ isOnline: useOnline(), waiting, refused });
  return (
    // why always there: what comes into a region that is known is spoken.
    <span role="status">
      {sign && (
        <Link to="/synchronisation" className="grid min-h-11 place-items-center rounded-full no-underline">
          <Sign sign={sign} />
        </Link>
      )}
    </span>
  );
}

function Sign({ sign }: { sign: SyncSign }) {
  const { tone, icon, short, more, words } = lookOf(sign);
  return (
    <Badge tone={tone} icon={icon}>
      <span className="sr-only">{words}</span>
      {/* why less of it where there is less room: the magnifier and the menu stand beside it. */}
      <span aria-hidden="true">
        {short}
        <span className="max-sm:hidden lg:max-xl:hidden">{more}</span>
      </span>
    </Badge>
  );
}

interface Look {
  tone: Tone;
  icon: ReactNode;
  /** What stands there in any width, and what follows where there is room. */
  short: ReactNode;
  more: string;
  /** All of it, for screen readers. */
  words: string;
}

function lookOf(sign: SyncSign): Look {
  if (sign.kind === "sent")
    return {
      tone: "ok",
      icon: <Check aria-hidden="true" />,
      short: <Narrow text="Synchronisé" />,
      more: "",
      words: "Synchronisé",
    };
  const { kind, count } = sign;
  if (kind === "refused") {
    const offline = sign.isOffline;
    const icon = offline ? <CloudOff aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />;
    const words = `${count} à résoudre`;
    return {
      tone: "late",
      icon,
      short: (
        <>
          {count}
          <Narrow text=" à résoudre" />
        </>
      ),
      more: "",
      words: offline ? `${words}, hors ligne` : words,
    };
  }
  const waits = `${counted(count, "modification")} en attente`;
  if (kind === "waiting")
    return {
      tone: "sea",
      icon: <CloudUpload aria-hidden="true" />,
      short: count,
      more: waits.slice(String(count).length),
      words: waits,
    };
  const icon = <CloudOff aria-hidden="true" />;
  if (count === 0) return { tone: "soon", icon, short: <Narrow text="Hors ligne" />, more: "", words: "Hors ligne" };
  const short = (
    <>
      <Narrow text="Hors ligne · " />
      {count}
    </>
  );
  return { tone: "soon", icon, short, more: " en attente", words: `Hors ligne, ${waits}` };
}

/** Left out on the narrowest phones, where the sign has to do. */
const Narrow = ({ text }: { text: string }) => <span className="max-[22rem]:hidden">{text}</span>;
