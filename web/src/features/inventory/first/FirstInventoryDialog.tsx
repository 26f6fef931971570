import { FREE_LIMITS, limitNamed, placesLeft } from "@bosco/domain/account";
import type { Boat } from "@bosco/domain/boats";
import { counted } from "@bosco/domain/french";
import { type Article, LAYOUTS, type Layout } from "@bosco/domain/inventory";
import { DIVISION_240, sourceWords, ZONES, zoneWords } from "@bosco/domain/safety";
import { useAccount } from "../../../data/account.ts";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { isAnothers, useMay } from "../../../fleet/crew.ts";
import { Select } from "../../../ui/choice/Select.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { NumberStepper } from "../../../ui/form/NumberStepper.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { beginInventory, useArticles, useSpaces } from "../queries.ts";
import { FirstArticleRow } from "./FirstArticleRow.tsx";
import { useFirstInventory } from "./use-first-inventory.ts";

const layoutLabels: Record<Layout, string> = {
  voilier: "Voilier",
  catamaran: "Catamaran",
  moteur: "Bateau à moteur",
  "semi-rigide": "Semi-rigide",
};
const layouts = LAYOUTS.map((value) => ({ value, label: layoutLabels[value] }));
const zones = ZONES.map((value) => ({ value, label: zoneWords(value) }));

const none: never[] = [];

type FirstInventoryDialogProps = {
  boat: Boat;
  /** Every article of the boat. */
  articles: readonly Article[];
  onClose: () => void;
};

/** Storage spaces by the kind of boat and the safety gear that the Division 240 asks for, to tick; added in one go. */
export default function FirstInventoryDialog({ boat, articles: aboard, onClose }: FirstInventoryDialogProps) {
  const account = useAccount();
  const mayShelve = useMay(boat)("spaces.edit");
  const spaces = (useSpaces().data ?? none).filter(({ bateau_id }) => bateau_id === boat.id);
  const first = useFirstInventory(boat, { espaces: spaces, articles: aboard }, mayShelve);
  const intention = useIntention();
  const { run, busy } = useCommand(beginInventory, intention);
  const isUnknown = intention.check !== undefined;
  // why: aboard somebody else's boat it is his plan that counts, and the server that knows it.
  const isElsewhere = isAnothers(boat);
  const own = (useArticles().data ?? none).filter((article) => !isAnothers(article)).length;
  const places = isElsewhere ? Infinity : placesLeft("articles", own, account);
  const spaceCount = mayShelve ? first.espaces.filter(({ checked }) => checked).length : 0;
  const picked = first.articles.filter(({ checked }) => checked).length;

  async function add() {
    const { ok } = await run(first.wanted());
    if (ok && intention.isOpen) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOpen
      isOnlyRead={isUnknown}
      size="lg"
      title="Premier inventaire"
      description={`Pour ${boat.nom}. Cochez ce qui est à bord, corrigez le reste ensuite.`}
      footer={
        <>
          <CheckingNote check={intention.check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={isUnknown} />
          </DialogClose>
          <Button
            busy={busy}
            busyLabel="Ajout..."
            disabled={spaceCount + picked === 0 || picked > places}
            onClick={add}
          >
            {spaceCount + picked === 0 ? "Ajouter" : `Ajouter ${firstWords(spaceCount, picked)}`}
          </Button>
        </>
      }
    >
      <WaitingFields isUnknown={isUnknown}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Type de bateau">
            <Select options={layouts} value={first.layout} onValueChange={first.setLayout} />
          </Field>
          <Field label="Distance d’un abri">
            <Select options={zones} value={first.zone} onValueChange={first.setZone} />
          </Field>
          <Field label="Personnes à bord">
            <NumberStepper
              label="Personnes à bord"
              value={first.personnes}
              min={1}
              max={30}
              onValueChange={first.setPersonnes}
            />
          </Field>
        </div>
        {mayShelve && (
          <FieldGroup legend="Espaces de rangement" className="mt-6">
            <div className="grid gap-x-4 sm:grid-cols-2">
              {first.espaces.map(({ nom, checked, isAboard }) => (
                <Checkbox
                  key={nom}
                  checked={checked}
                  disabled={isAboard}
                  onChange={(event) => first.tickSpace(nom, event.target.checked)}
                  label={nom}
                  description={isAboard && "Existe déjà"}
                />
              ))}
            </div>
          </FieldGroup>
        )}
        <FieldGroup legend="Équipement de sécurité" className="mt-6">
          <p className="text-ink-2 text-sm">
            {`D’après la ${sourceWords(DIVISION_240)}. Vérifiez le texte en vigueur\u00a0: le chef de bord en répond. À 0, l’article manque et rejoint la liste d’achat.`}
          </p>
          <Places places={places} picked={picked} />
          <ul className="divide-y divide-line">
            {first.articles.map((line) => (
              <FirstArticleRow key={line.id} line={line} onEdit={(more) => first.edit(line.id, more)} />
            ))}
          </ul>
        </FieldGroup>
      </WaitingFields>
    </Dialog>
  );
}

/** How many articles fit; nothing is said where many do. */
function Places({ places, picked }: { places: number; picked: number }) {
  const account = useAccount();
  if (picked > places)
    return (
      <p role="status" className="text-sm text-soon">
        {`${limitNamed("articles", account)}\u00a0: ${placesWord(places)}.`}
      </p>
    );
  if (account.pro || places === Infinity) return null;
  return (
    <p className="text-ink-2 text-sm">
      {`Compte gratuit\u00a0: ${placesWord(places)} sur ${FREE_LIMITS.articles} articles.`}
    </p>
  );
}

const placesWord = (places: number) => (places === 0 ? "plus aucune place" : counted(places, "place"));

/** « 6 espaces et 12 articles » */
function firstWords(spaces: number, articles: number): string {
  const parts = [spaces > 0 && counted(spaces, "espace"), articles > 0 && counted(articles, "article")];
  return parts.filter(Boolean).join(" et ");
}
