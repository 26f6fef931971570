import type { GivenShare } from "@bosco/domain/crew";
import { frenchMoment } from "@bosco/domain/french";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import type { LeaveWords } from "../../ui/overlay/LeaveQuestion.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

export type Invited = {
  partage: GivenShare;
  lien: string;
  envoye: boolean;
  /** Its link was copied, or given to another application. */
  isTaken?: boolean;
};

/** Asked before the only link there is goes with its dialog. */
const WITHOUT_LINK: LeaveWords = {
  title: "Fermer sans copier le lien\u00a0?",
  text: "Il ne sera plus affiché\u00a0: sans lui, il faudrait révoquer cette invitation et en faire une autre.",
  confirmLabel: "Fermer",
  cancelLabel: "Revenir au lien",
};

/** What is to be asked while a link is shown that nobody has taken and no e-mail brings. */
export const leaveWordsOf = (invited: Invited | undefined) =>
  invited && !invited.envoye && !invited.isTaken ? WITHOUT_LINK : undefined;

type InvitationLinkProps = { invited: Invited; onTaken: () => void; onDone: () => void };

/** The link of an invitation, the one time that it can be shown. */
export function InvitationLink({ invited: { partage, lien, envoye }, onTaken, onDone }: InvitationLinkProps) {
  const link = useRef<HTMLInputElement>(null);
  // why: what was pressed to get here is gone.
  useEffect(() => link.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(lien).then(
      () => {
        onTaken();
        showToast({ title: "Succès", description: "Lien copié dans le presse-papiers\u00a0!", tone: "success" });
      },
      () => showToast({ title: "Erreur", description: "Impossible de copier le lien.", tone: "error" }),
    );
  // why swallowed: whoever changes his mind in the sheet of his device has nothing to be told.
  const send = () => navigator.share({ title: "Invitation Bosco", url: lien }).then(onTaken, () => {});
  return (
    <div className="flex flex-col gap-4">
      <p>
        Invitation créée pour <strong className="break-words">{partage.email}</strong>.{" "}
        {envoye ? "Bosco lui envoie aussi ce lien par e-mail." : "Copiez ce lien et envoyez-le."}
      </p>
      <Field label="Lien d’invitation" hint="Il n’est affiché que cette fois-ci.">
        <TextInput ref={link} readOnly value={lien} onFocus={(event) => event.target.select()} onCopy={onTaken} />
      </Field>
      <p className="text-ink-2 text-sm">
        Il sert une seule fois{partage.expire_le && `, jusqu’au ${frenchMoment(partage.expire_le)}`}, et seulement au
        compte dont c’est l’adresse.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>Copier le lien</Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={send}>
            Envoyer
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Terminé
        </Button>
      </div>
    </div>
  );
}
