import { BellOff, CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { Card } from "../../../ui/content/Card.tsx";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import { stopReminders } from "./queries.ts";

/** What the server takes for a whole one (contract/src/reminders.ts); anything else was cut on its way. */
const WHOLE = /^[\w-]{43}$/;

/** Where the link of a reminder leads: one press, and no more mail comes. Looking at it changes nothing. */
export function StopReminders({ jeton }: { jeton: string }) {
  const stopping = useCommand(stopReminders);
  const [became, setBecame] = useState<"stopped" | "useless">();
  if (!WHOLE.test(jeton) || became === "useless") return <Useless />;
  if (became === "stopped") return <Stopped />;
  const stop = async () => {
    const outcome = await stopping.run({ jeton });
    if (outcome.ok) setBecame("stopped");
    else if (["INTROUVABLE", "ENTREE_INVALIDE"].includes(outcome.error.code)) setBecame("useless");
  };
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-7">
      <p>
        Ce bouton arrête les e-mails de rappel de ce compte. Les notifications et les autres messages (confirmation, mot
        de passe) restent, et rien n’est effacé.
      </p>
      <Button size="lg" busy={stopping.busy} busyLabel="Un instant..." onClick={stop}>
        <BellOff size={22} aria-hidden="true" />
        Ne plus recevoir ces rappels
      </Button>
    </Card>
  );
}

const Stopped = () => (
  <End
    icon={<CircleCheck />}
    title="C’est fait, vous ne recevrez plus ces e-mails."
    text={"Vous pouvez les reprendre quand vous voulez, sur «\u00a0Mon Profil\u00a0», rubrique «\u00a0Rappels\u00a0»."}
  />
);

const Useless = () => (
  <End
    icon={<CircleAlert />}
    title="Ce lien n’est pas valable."
    text={
      "Ouvrez-le en entier depuis le dernier rappel reçu, ou réglez vos rappels sur «\u00a0Mon Profil\u00a0», rubrique «\u00a0Rappels\u00a0»."
    }
  />
);

type EndProps = { icon: ReactNode; title: string; text: string };

/** What became of it, and where reminders are settled. */
function End({ icon, title, text }: EndProps) {
  return (
    <EmptyState
      role="status"
      heading="h2"
      icon={icon}
      title={title}
      text={text}
      action={
        <Button asChild variant="secondary">
          <Link to="/account">Ouvrir Mon Profil</Link>
        </Button>
      }
    />
  );
}
