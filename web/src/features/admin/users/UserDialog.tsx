import { dayIn } from "@bosco/domain";
import {
  type AdminUser,
  changeFormule,
  changePlan,
  changeStart,
  type NewUser,
  newUserForm,
  openUserForm,
  type UserChanges,
  type UserForm,
  userFormOf,
} from "@bosco/domain/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useSession } from "../../../data/session.ts";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { createUser, updateUser } from "../queries.ts";
import { useAdminCommand } from "../use-admin-command.ts";
import { UserFields } from "./UserFields.tsx";
import { whatIsOff } from "./what-is-off.ts";

type UserDialogProps = {
  /** The account to change; without one, a new one is made. */
  user?: AdminUser | undefined;
  onClose: () => void;
};

/** Mounted anew each time it opens, so that its fields are always those of the account it is about. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const today = dayIn(new Date());
  const [opened] = useState(() => openUserForm(user, today));
  const form = useForm<UserForm, unknown, NewUser | UserChanges>({
    resolver: zodResolver(user ? userFormOf(opened) : newUserForm),
    defaultValues: opened,
  });
  const intention = useIntention();
  const creation = useAdminCommand(createUser, intention);
  const update = useAdminCommand(updateUser, intention);
  const isBusy = creation.busy || update.busy;
  const ownId = useSession()?.id;
  const roleOff = user && whatIsOff(user, ownId).role;

  /** What is chosen of the subscription moves the rest of it. */
  const setTerm = (change: (before: UserForm) => UserForm) => {
    const next = change(form.getValues());
    for (const name of ["plan", "formule", "date_debut", "date_fin"] as const) form.setValue(name, next[name]);
  };
  const change = {
    start: (day: string) => setTerm((before) => changeStart(before, day)),
    formule: (formule: UserForm["formule"]) =>
      setTerm((before) => changeFormule(before, formule, today, user !== undefined)),
    plan: (plan: UserForm["plan"]) => setTerm((before) => changePlan(before, plan, today)),
  };

  const submit = form.handleSubmit(async (body) => {
    if (isBusy) return;
    const { email, password } = form.getValues();
    const isDone = user
      ? await update.send({ userId: user.id, userData: body })
      : await creation.send({ ...body, email, password });
    if (isDone && intention.isOpen) onClose();
  });

  return (
    <FormDialog
      title={user ? "Modifier l'utilisateur" : "Créer un utilisateur"}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={user ? "Modifier" : "Créer"}
      check={intention.check}
      busy={isBusy}
      busyLabel="En cours..."
      isHeld={isBusy && !intention.check}
      className="grid gap-4 sm:grid-cols-2"
    >
      <UserFields form={form} isNew={!user} roleOff={roleOff} change={change} />
    </FormDialog>
  );
}
