import { FREE_LIMITS, limitNamed } from "@bosco/domain/account";
import { HULL_NAMES } from "@bosco/domain/boats";
import { counted } from "@bosco/domain/french";
import { LAYOUTS } from "@bosco/domain/inventory";
import { DIVISION_240, sourceWords, ZONES, zoneWords } from "@bosco/domain/safety";
import { useAccount } from "../../../data/account.ts";
import { Select } from "../../../ui/choice/Select.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { NumberStepper } from "../../../ui/form/NumberStepper.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { FirstArticleRow } from "./FirstArticleRow.tsx";
import type { FirstForm } from "./use-first-form.ts";

const layouts = LAYOUTS.map((value) => ({ value, label: HULL_NAMES[value] }));
const zones = ZONES.map((value) => ({ value, label: zoneWords(value) }));

/** Storage spaces by the kind of boat and the safety gear that the Division 240 asks for, to tick. */
export function FirstInventoryFields({ form }: { form: FirstForm }) {
  const { first } = form;
  return (
    <WaitingFields isUnknown={form.check !== undefined}>
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
      {form.mayShelve && (
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
        <Places places={form.places} picked={form.picked} />
        <ul className="divide-y divide-line">
          {first.articles.map((line) => (
            <FirstArticleRow key={line.id} line={line} onEdit={(more) => first.edit(line.id, more)} />
          ))}
        </ul>
      </FieldGroup>
    </WaitingFields>
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
