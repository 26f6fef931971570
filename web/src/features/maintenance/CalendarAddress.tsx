import { Copy } from "lucide-react";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/** An address as it is shown once, and how to give it to a calendar program. */
export function CalendarAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () =>
        showToast({ title: "Succès", description: "Adresse copiée dans le presse-papiers\u00a0!", tone: "success" }),
      () => showToast({ title: "Erreur", description: "Impossible de copier l’adresse.", tone: "error" }),
    );
  return (
    <>
      <Field label="Adresse du calendrier" hint={"Copiez-la maintenant\u00a0: elle ne sera plus affichée."}>
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy size={20} />
          Copier
        </Button>
        <Button asChild variant="secondary">
          <a href={address.replace(/^https?:/, "webcal:")}>Ouvrir dans mon agenda</a>
        </Button>
      </div>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-2 text-sm">
        <li>Apple Calendrier{"\u00a0"}: Fichier, Nouvel abonnement à un calendrier.</li>
        <li>Google Agenda{"\u00a0"}: Autres agendas, À partir de l’URL.</li>
        <li>Thunderbird{"\u00a0"}: Nouvel agenda, Sur le réseau.</li>
      </ul>
    </>
  );
}
