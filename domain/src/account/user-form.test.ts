import { describe, expect, test } from "vitest";
import type { AdminUser } from "./admin.ts";
import {
  changeFormule,
  changePlan,
  changeStart,
  newUserForm,
  openUserForm,
  userFormBody,
  userFormOf,
} from "./user-form.ts";

const TODAY = "2026-01-31";
const user = (abonnements: object[] = []) =>
  ({ prenom: "Anne", nom: null, email: "anne@bosco.test", role: "admin", abonnements }) as unknown as AdminUser;
const yearly = { plan: "annuel", date_debut: "2025-06-01T12:00:00.000Z", date_fin: "2026-06-01T12:00:00.000Z" };

describe("the form opens", () => {
  test("for a new account as a Pro user, monthly from today, the month's end right", () => {
    expect(openUserForm(undefined, TODAY)).toEqual({
      prenom: "",
      nom: "",
      email: "",
      password: "",
      role: "user",
      plan: "premium",
      formule: "mensuel",
      date_debut: "2026-01-31",
      date_fin: "2026-02-28",
    });
  });

  test("for an account with its formule by the 330-day rule and its days", () => {
    expect(openUserForm(user([yearly]), TODAY)).toMatchObject({
      prenom: "Anne",
      nom: "",
      role: "admin",
      plan: "premium",
      formule: "annuel",
      date_debut: "2025-06-01",
      date_fin: "2026-06-01",
    });
  });

  test("for a free account without dates, and monthly", () => {
    const free = { plan: "gratuit", formule: "mensuel", date_debut: "", date_fin: "" };
    expect(openUserForm(user(), TODAY)).toMatchObject(free);
    expect(openUserForm(user([{ ...yearly, plan: "gratuit" }]), TODAY)).toMatchObject(free);
  });
});

describe("dates follow", () => {
  const editing = openUserForm(user([yearly]), TODAY);
  const creating = changeStart(openUserForm(undefined, TODAY), "2026-03-31");

  test("a new formule starts today when editing, and keeps its start when creating", () => {
    expect(changeFormule(editing, "mensuel", TODAY, true)).toMatchObject({
      date_debut: TODAY,
      date_fin: "2026-02-28",
    });
    expect(changeFormule(creating, "annuel", TODAY, false)).toMatchObject({
      date_debut: "2026-03-31",
      date_fin: "2027-03-31",
    });
  });

  test("a new start moves the end, and an emptied one empties it", () => {
    expect(changeStart(editing, "2026-02-28").date_fin).toBe("2027-02-28");
    expect(creating.date_fin).toBe("2026-04-30");
    expect(changeStart(editing, "")).toMatchObject({ date_debut: "", date_fin: "" });
  });

  test("the free plan has none; Pro again starts today", () => {
    const free = changePlan(editing, "gratuit", TODAY);
    expect(free).toMatchObject({ date_debut: "", date_fin: "" });
    expect(changePlan(free, "premium", TODAY)).toMatchObject({ date_debut: TODAY, date_fin: "2027-01-31" });
  });
});

describe("what is sent", () => {
  const opened = openUserForm(user([yearly]), TODAY);

  test("leaves out a subscription that nobody touched", () => {
    expect(userFormBody({ ...opened, prenom: "Yann" }, opened)).toEqual({
      email: "anne@bosco.test",
      prenom: "Yann",
      nom: "",
      role: "admin",
    });
  });

  test("has empty dates as null", () => {
    const emptied = changeStart(opened, "");
    expect(userFormBody(emptied, opened)).toMatchObject({
      plan: "premium",
      formule: "annuel",
      date_debut: null,
      date_fin: null,
    });
    const free = userFormBody(changePlan(opened, "gratuit", TODAY), opened);
    expect(free).toMatchObject({ plan: "gratuit", date_debut: null, date_fin: null });
    expect(free).not.toHaveProperty("formule");
  });
});

describe("the form is judged as what it sends", () => {
  const opened = openUserForm(user([yearly]), TODAY);
  const paths = (verdict: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
    verdict.error?.issues.map(({ path }) => path[0]);

  test("a new account without address and password names both fields", () => {
    expect(paths(newUserForm.safeParse(openUserForm(undefined, TODAY)))).toEqual(["email", "password"]);
  });
  test("a change asks for no password, and sends nothing of a subscription that was left", () => {
    expect(userFormOf(opened).parse(opened)).toEqual({
      email: "anne@bosco.test",
      prenom: "Anne",
      nom: null,
      role: "admin",
    });
  });
  test("an end before the start is the end's fault", () => {
    expect(paths(userFormOf(opened).safeParse({ ...opened, date_fin: "2025-01-01" }))).toEqual(["date_fin"]);
  });
});
