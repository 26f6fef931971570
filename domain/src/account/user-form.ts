import { z } from "zod";
import type { Day } from "../days/index.ts";
import { type AdminUser, type NewUser, newUser, type UserChanges, userChanges } from "./admin.ts";
import { endOfPeriod, formuleOf } from "./formule.ts";
import type { Formule } from "./prices.ts";

/** The administrator's form as it is typed: no date is ''. */
export interface UserForm {
  prenom: string;
  nom: string;
  email: string;
  password: string;
  role: AdminUser["role"];
  plan: "premium" | "gratuit";
  formule: Formule;
  date_debut: Day | "";
  date_fin: Day | "";
}

const period = (date_debut: Day | "", formule: Formule) => ({
  formule,
  date_debut,
  date_fin: date_debut && endOfPeriod(date_debut, formule),
});

/** The form as it opens: empty for a new account, else with what the account has. */
export function openUserForm(user: AdminUser | undefined, today: Day): UserForm {
  const { prenom, nom, email = "", role = "user" } = user ?? {};
  const base = { prenom: prenom ?? "", nom: nom ?? "", email, password: "", role };
  const [latest] = user?.abonnements ?? [];
  if (!user) return { ...base, plan: "premium", ...period(today, "mensuel") };
  if (!latest || latest.plan === "gratuit")
    return { ...base, plan: "gratuit", formule: "mensuel", date_debut: "", date_fin: "" };
  return {
    ...base,
    plan: "premium",
    formule: formuleOf(latest),
    date_debut: latest.date_debut?.slice(0, 10) ?? "",
    date_fin: latest.date_fin?.slice(0, 10) ?? "",
  };
}

/** A change of the start moves the end. */
export const changeStart = (form: UserForm, date_debut: Day | ""): UserForm => ({
  ...form,
  ...period(date_debut, form.formule),
});

/** A change of formule moves the end; of an account that exists, it also starts anew today. */
export function changeFormule(form: UserForm, formule: Formule, today: Day, isEdit: boolean): UserForm {
  return { ...form, ...period(isEdit ? today : form.date_debut, formule) };
}

/** With the free plan the dates are off; back on Pro, a period starts today. */
export function changePlan(form: UserForm, plan: UserForm["plan"], today: Day): UserForm {
  if (plan === "gratuit") return { ...form, plan, date_debut: "", date_fin: "" };
  return { ...form, plan, ...(form.date_debut ? {} : period(today, form.formule)) };
}

type Sent = Omit<NewUser, "password">;

/** What is sent: empty dates as null. A subscription that was left as it stands is not sent at all. */
export function userFormBody(form: UserForm, opened: UserForm | undefined): Sent {
  const { email, prenom, nom, role, plan, formule, date_debut, date_fin } = form;
  const isFree = plan === "gratuit";
  const term = {
    plan,
    ...(isFree ? {} : { formule }),
    date_debut: (!isFree && date_debut) || null,
    date_fin: (!isFree && date_fin) || null,
  };
  const isLeft =
    opened !== undefined &&
    (["plan", "formule", "date_debut", "date_fin"] as const).every((name) => form[name] === opened[name]);
  return { email, prenom, nom, role, ...(isLeft ? {} : term) };
}

const typed = z.custom<UserForm>();

/** Judges what is sent, field by field as it was typed: of an account that is changed, or of a new one. */
export const userFormOf = (opened: UserForm) =>
  typed.transform((form): UserChanges => userFormBody(form, opened)).pipe(userChanges);
export const newUserForm = typed
  .transform((form): NewUser => ({ ...userFormBody(form, undefined), password: form.password }))
  .pipe(newUser);
