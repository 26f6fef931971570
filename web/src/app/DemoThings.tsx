import { Anchor, ChevronRight, MessageCircle, Search } from "lucide-react";
import type { ReactNode } from "react";
import { addToDraft } from "../features/assistant/use-draft.ts";
import { boatAddress } from "../fleet/boat-address.ts";
import { useBoats } from "../fleet/boats.ts";
import { Button } from "../ui/form/Button.tsx";
import { Dialog } from "../ui/overlay/Dialog.tsx";
import { Link } from "../ui/routing/Link.tsx";
import { findFor } from "./use-finder.ts";

const QUESTION = "Que me manque-t-il à bord\u00a0?";
const look = "flex w-full items-center gap-4 rounded border border-line bg-paper p-4 text-left hover:bg-surface-2";
const icon = "shrink-0 text-sea";

type DemoThingsProps = {
  onSignUp: () => void;
  onClose: () => void;
};

/** What shows in a minute what Bosco is for, and that nothing of the demo can be taken along. */
export default function DemoThings({ onSignUp, onClose }: DemoThingsProps) {
  const boats = useBoats().data ?? [];
  const boat = boats.find(({ par_defaut }) => par_defaut);
  const find = () => {
    onClose();
    findFor("impeller");
  };
  const ask = () => {
    onClose();
    addToDraft(QUESTION);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="3 choses à essayer"
      description={
        "Essayez, modifiez, supprimez\u00a0: la démo, partagée par tous les visiteurs, est remise en place chaque nuit. Ce que vous y faites ne peut donc pas être emporté dans un compte."
      }
      footer={<Button onClick={onSignUp}>Créer mon compte</Button>}
    >
      <ul className="grid gap-3">
        <li>
          <Link to={boat ? boatAddress("/depart", boat.id) : "/depart"} onClick={onClose} className={look}>
            <Anchor size={24} aria-hidden="true" className={icon} />
            <Words title={"Prêt à partir\u00a0?"}>
              {`${boat?.nom ?? "Un bateau"} prépare une traversée. Que lui manque-t-il pour larguer les amarres\u00a0?`}
            </Words>
          </Link>
        </li>
        <li>
          <button type="button" onClick={find} className={look}>
            <Search size={24} aria-hidden="true" className={icon} />
            <Words title={"Chercher «\u00a0impeller\u00a0»"}>
              {
                "À bord, il s’appelle turbine ou rouet\u00a0: la loupe le trouve quand même, sur chaque bateau, et dit dans quel coffre."
              }
            </Words>
          </button>
        </li>
        <li>
          <Link to="/assistant" onClick={ask} className={look}>
            <MessageCircle size={24} aria-hidden="true" className={icon} />
            <Words title={`«\u00a0${QUESTION}\u00a0»`}>
              La question est déjà écrite, il reste à l’envoyer. L’assistant répond d’après ce qui est noté à bord.
            </Words>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink">{title}</span>
        <span className="block text-ink-2 text-sm">{children}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
    </>
  );
}
