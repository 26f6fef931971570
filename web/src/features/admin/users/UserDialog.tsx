import { dayIn } from "@bosco/domain";
import {
  type AdminUser,
  changeFormule,
  changePlan,
  changeStart,
  newUser,
  openUserForm,
  type UserForm,
  userChanges,
  userFormBody,
} from "@bosco/domain/account";
import { type FormEvent, useId, useState } from "react";
import { useIntention } from "../../../data/intention.ts";
import { useSession } from "../../../data/session.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { createUser, updateUser } from "../queries.ts";
import { useAdminCommand } from "../use-admin-command.ts";
import { UserFields } from "./UserFields.tsx";
import { whatIsOff } from "./what-is-off.ts";

type UserDialogProps = {
  /** The account to change; without one, a new one is made. */
  user?: AdminUser | undefined;
  onClose: () => void;
};

export type Errors = Partial<Record<keyof UserForm, string>>;

/** Mounted anew each time it opens, so that its fields are always those of the account it is about. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const today = dayIn(new Date());
  const [opened] = useState(() => openUserForm(user, today));
  const [form, setForm] = useState(opened);
  const [errors, setErrors] = useState<Errors>({});
  const intention = useIntention();
  const creation = useAdminCommand(createUser, intention);
  const update = useAdminCommand(updateUser, intention);
  const formId = useId();
  const isBusy = creation.busy || update.busy;
  const isHeld = isBusy && !intention.check;
  const ownId = useSession()?.id;
  const roleOff = user && whatIsOff(user, ownId).role;

  const change = {
    field: (part: Partial<UserForm>) => setForm((before) => ({ ...before, ...part })),
    start: (day: string) => setForm((before) => changeStart(before, day)),
    formule: (formule: UserForm["formule"]) =>
      setForm((before) => changeFormule(before, formule, today, user !== undefined)),
    plan: (plan: UserForm["plan"]) => setForm((before) => changePlan(before, plan, today)),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const body = userFormBody(form, user && opened);
    const verdict = user ? userChanges.safeParse(body) : newUser.safeParse({ ...body, password: form.password });
    if (!verdict.success) {
      const issues = verdict.error.issues.map(({ path, message }) => [path[0], message]);
      return setErrors(Object.fromEntries(issues.reverse()));
    }
    setErrors({});
    const isDone = user
      ? await update.send({ userId: user.id, userData: verdict.data })
      : await creation.send({ ...verdict.data, password: form.password, email: form.email });
    if (isDone && intention.isOpen) onClose();
  }

  return (
    <Dialog
      open
      keepOpen
      isWaiting={intention.check !== undefined}
      onOpenChange={(next) => !next && !isHeld && onClose()}
      title={user ? "Modifier l'utilisateur" : "Créer un utilisateur"}
      footer={
        <>
          <CheckingNote check={intention.check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={intention.check !== undefined} disabled={isHeld} />
          </DialogClose>
          <Button type="submit" form={formId} busy={isBusy} busyLabel="En cours...">
            {user ? "Modifier" : "Créer"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <WaitingFields isUnknown={intention.check !== undefined}>
          <UserFields form={form} errors={errors} isNew={!user} roleOff={roleOff} change={change} />
        </WaitingFields>
      </form>
    </Dialog>
  );
}
