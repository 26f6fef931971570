import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { attempt } from "../data/attempt.ts";
import { useSession } from "../data/session.ts";
import { signOut } from "../data/sign-out.ts";
import { onFirstUse } from "../ui/first-use.ts";
import { IconButton } from "../ui/form/IconButton.tsx";
import { pressedPart } from "../ui/pressed-part.tsx";
import { leaveFor } from "./leaving-for.ts";

const KEY = "bosco-demo";
const look = "min-h-11 px-4 font-semibold text-sea hover:underline";
const things = pressedPart(
  () => import("./DemoThings.tsx"),
  ({ onClose }) => onClose(),
);

/** Above the pages of the demo, until it is put away in this tab. It scrolls with the page, so that it covers nothing. */
export function DemoBar() {
  const user = useSession();
  const [isAway, setIsAway] = useState(() => attempt(() => sessionStorage.getItem(KEY)));
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onFirstUse(() => void things.load().catch(() => {})), []);
  if (!user || isAway) return null;
  const putAway = () => {
    setIsAway("1");
    attempt(() => sessionStorage.setItem(KEY, "1"));
    // why: what had the focus is gone.
    document.getElementById("contenu")?.focus();
  };
  const signUp = () => {
    leaveFor("/auth?mode=inscription&depuis=demo");
    void signOut(user);
  };
  return (
    <section
      aria-label="Démo"
      className="relative mb-5 flex flex-wrap items-center rounded bg-sea-soft text-sm print:hidden"
    >
      <p className="px-4 max-sm:w-full max-sm:pt-3">Vous visitez la démo</p>
      <button type="button" className={look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        3 choses à essayer
      </button>
      <button type="button" className={look} onClick={signUp}>
        Créer mon compte
      </button>
      <IconButton label="Masquer le bandeau de la démo" className="absolute top-0 right-0" onClick={putAway}>
        <X size={18} />
      </IconButton>
      {isOpen && <things.Part onSignUp={signUp} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
