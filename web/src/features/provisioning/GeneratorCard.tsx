import { GENERATOR_DEFAULTS, type GeneratorChoices } from "@bosco/domain/provisioning";
import { Lock, Sparkles } from "lucide-react";
import { useCallback, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { AddBoatLink } from "../../fleet/AddBoatLink.tsx";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { isAnothers } from "../../fleet/crew.ts";
import { useMayOn } from "../../fleet/crew-rows.ts";
import { useSelectBoat, useSelectedBoat } from "../../fleet/selected-boat.ts";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { useNavigate } from "../../ui/routing/router-context.ts";
import { classNames } from "../../ui/theme/class-names.ts";
import { GeneratorFields } from "./GeneratorFields.tsx";
import { GeneratorProgress } from "./GeneratorProgress.tsx";
import { useAskedChoices } from "./use-asked-choices.ts";
import { useGenerator } from "./use-generator.ts";

const TITLE = "Générateur de liste d'avitaillement";

/** `onGenerated` is told which list was made. */
export function GeneratorCard({ onGenerated }: { onGenerated: (id: string) => void }) {
  const { pro } = useAccount();
  const { boat, boats } = useSelectedBoat();
  const mayOn = useMayOn();
  // why: aboard somebody else's boat it is his plan that counts, and the server that knows it.
  const isUnlocked = pro || isAnothers(boat);
  const selectBoat = useSelectBoat();
  const [choices, setChoices] = useState<GeneratorChoices>(GENERATOR_DEFAULTS);
  const { start, step, check, cancel } = useGenerator();
  const askFor = useCallback((asked: Partial<GeneratorChoices>) => setChoices((known) => ({ ...known, ...asked })), []);
  useAskedChoices(askFor);

  const generate = async () => {
    if (!boat) {
      showToast({ title: "Erreur", description: "Veuillez sélectionner un navire.", tone: "error" });
      return;
    }
    const id = await start(boat, choices);
    if (id) onGenerated(id);
  };

  return (
    <Card as="section" aria-label={TITLE} className="flex flex-col gap-5">
      <CardHeader
        title={TITLE}
        className="mb-0"
        icon={
          isUnlocked ? (
            <Sparkles size={22} className="shrink-0 text-sea" aria-hidden="true" />
          ) : (
            <Lock size={22} className="shrink-0 text-ink-2" aria-hidden="true" />
          )
        }
      />
      {!isUnlocked && <p className="font-semibold text-ink-2">Fonctionnalité disponible avec l'abonnement Pro</p>}
      {/* why outside: a boat can be added without the subscription that the rest waits for. */}
      {boats.data?.length === 0 && <AddBoatLink variant="secondary" className="w-fit" />}
      <div
        inert={!isUnlocked || step !== undefined}
        className={classNames("flex flex-col gap-5", !isUnlocked && "opacity-70")}
      >
        {boats.data && boats.data.length > 0 && (
          <FieldGroup legend="Navire">
            <BoatSelect
              boats={boats.data.filter(({ id }) => mayOn(id, "lists.write"))}
              value={boat?.id ?? ""}
              onValueChange={selectBoat}
              disabled={!isUnlocked || step !== undefined}
            />
          </FieldGroup>
        )}
        <GeneratorFields choices={choices} onChange={setChoices} disabled={!isUnlocked} />
      </div>
      <CheckingNote check={check} />
      {step ? (
        <GeneratorProgress step={step} onCancel={cancel} />
      ) : isUnlocked ? (
        // why held: without the boats, a press would say that none is selected.
        <Button size="lg" busy={boats.isPending} onClick={generate}>
          <Sparkles size={22} aria-hidden="true" />
          Générer la liste
        </Button>
      ) : (
        <LockedButton />
      )}
    </Card>
  );
}

function LockedButton() {
  const navigate = useNavigate();
  const explain = () =>
    showToast({
      title: "Erreur",
      description: "Le générateur d'avitaillement est disponible avec l'abonnement Pro.",
      tone: "error",
      action: { label: "Voir l’abonnement", onPress: () => void navigate("/account") },
    });
  return (
    <Button size="lg" variant="secondary" onClick={explain}>
      <Lock size={20} aria-hidden="true" />
      Abonnement Pro requis
    </Button>
  );
}
