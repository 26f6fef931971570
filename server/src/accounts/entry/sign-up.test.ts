import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { DEMO_ID } from "../../demo-account.ts";

const server = useTestServer();

const anAddress = () => `${randomUUID()}@bosco.test`;
const signUp = (body: object) => server.visitor().post("/api/auth/sign-up/email", body);
const usersWith = (email: string) => server.sql("select id from auth_users where email = $1", [email]);

describe("signing up", () => {
  test("makes an account that can sign in at once, its profile, and no session", async () => {
    const email = anAddress();
    const visitor = server.visitor();
    const reply = await visitor.post("/api/auth/sign-up/email", { email, password: PASSWORD });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(reply.text).not.toContain("token");
    const signedIn = await server.signIn(email, PASSWORD);
    const { body: profile } = await signedIn.get("/api/profils_utilisateur");
    expect(profile).toMatchObject({ id: signedIn.id, email, role: "user", est_demo: false, pro: false, prenom: null });
  });

  test("takes an address in any case and with spaces around as the same one", async () => {
    const email = anAddress();
    await signUp({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(await usersWith(email)).toHaveLength(1);
    await server.signIn(email, PASSWORD);
  });

  test("with an address that is taken says so, and changes nothing of the account", async () => {
    const { email } = await server.account();
    for (const again of [email, email.toUpperCase(), ` ${email}`]) {
      const reply = await signUp({ email: again, password: "un-autre-mot" });
      expect(reply.status).toBe(422);
      expect(reply.body.message).toBe("Cet e-mail est déjà enregistré. Essayez de vous connecter.");
    }
    await server.signIn(email, PASSWORD);
  });

  test("ten times at once with one address makes one account", async () => {
    const email = anAddress();
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp({ email, password: PASSWORD })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect(await usersWith(email)).toHaveLength(1);
    await server.signIn(email, PASSWORD);
  });

  test("B1: role, plan, confirmation and identity are not the visitor's to choose", async () => {
    const email = anAddress();
    const forged = { id: DEMO_ID, role: "admin", plan: "annuel", emailVerified: true, est_demo: true, image: "x" };
    expect((await signUp({ email, password: PASSWORD, ...forged })).status).toBe(200);
    const [user] = await server.sql('select id, "emailVerified", image from auth_users where email = $1', [email]);
    expect(user).toMatchObject({ emailVerified: false, image: null });
    expect(user?.id).not.toBe(DEMO_ID);
    const [profile] = await server.sql(
      `set role bosco_system; select role, est_demo, (select count(*)::int from abonnements a where a.user_id = p.id) as plans
        from profils_utilisateur p where email = '${email}'`,
    );
    expect(profile).toEqual({ role: "user", est_demo: false, plans: 0 });
  });

  test.each<[string, unknown, string]>([
    ["no address", { password: PASSWORD }, "Une adresse e-mail est attendue."],
    ["an address that is none", { email: "anne", password: PASSWORD }, "Adresse e-mail invalide."],
    [
      "an address that is too long",
      { email: `${"a".repeat(250)}@exemple.fr`, password: PASSWORD },
      "254 caractères au maximum.",
    ],
    [
      "an address with a line break",
      { email: "a@b.fr\r\nbcc: c@d.fr", password: PASSWORD },
      "Adresse e-mail invalide.",
    ],
    ["an object as the address", { email: { $ne: "" }, password: PASSWORD }, "Une adresse e-mail est attendue."],
    ["no password", { email: "anne@exemple.fr" }, "Un mot de passe est attendu."],
    ["a number as the password", { email: "anne@exemple.fr", password: 123456 }, "Un mot de passe est attendu."],
    ["an array", [], "Entrée invalide : objet attendu, tableau reçu"],
    ["an empty password", { email: "anne@exemple.fr", password: "" }, "Un mot de passe est attendu."],
  ])("with %s is refused in French, by the field", async (_name, body, message) => {
    const reply = await server.visitor().post("/api/auth/sign-up/email", body);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe("ENTREE_INVALIDE");
    expect(reply.body.message).toBe(message);
    expect(await usersWith("anne@exemple.fr")).toEqual([]);
  });
});

describe("C9: a password", () => {
  const TOO_SHORT = "Le mot de passe doit comporter au moins 6 caractères.";
  const TOO_LONG = "Le mot de passe doit comporter au plus 128 caractères.";
  const TOO_COMMON = "Ce mot de passe est trop courant : il serait deviné en un instant. Choisissez-en un autre.";

  test.each([
    ["5 characters", "vent5", TOO_SHORT],
    ["129 characters", "v".repeat(60) + "w".repeat(69), TOO_LONG],
    ["azerty123", "azerty123", TOO_COMMON],
    ["123456", "123456", TOO_COMMON],
    ["Motdepasse1!", "Motdepasse1!", TOO_COMMON],
    ["six times the same letter", "aaaaaa", TOO_COMMON],
  ])("of %s is refused", async (_name, password, message) => {
    const email = anAddress();
    const reply = await signUp({ email, password });
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe(message);
    expect(await usersWith(email)).toEqual([]);
  });

  test.each([
    ["6 uncommon characters", "q7#vZ2"],
    ["64 characters", "Le vent se lève, il faut tenter de vivre. L’air immense ouvre et"],
    ["128 characters", "z9".repeat(64)],
    ["emoji", "⛵️⚓️🌊🐬🦀🐟"],
    ["spaces inside and around", "  cap au large  "],
  ])("of %s is taken whole", async (_name, password) => {
    const email = anAddress();
    expect((await signUp({ email, password })).status).toBe(200);
    await server.signIn(email, password);
    const shorter = await server.visitor().post("/api/auth/sign-in/email", { email, password: password.slice(0, -1) });
    expect(shorter.status).toBe(401);
  });

  test("of 1 MB is refused before anything is hashed", async () => {
    const reply = await signUp({ email: anAddress(), password: "v".repeat(1_048_576) });
    expect([reply.status, reply.body.code]).toEqual([413, "TROP_GRAND"]);
  });

  test("is stored as an argon2id hash", async () => {
    const email = anAddress();
    await signUp({ email, password: PASSWORD });
    const [row] = await server.sql(
      'select password from auth_accounts a join auth_users u on u.id = a."userId" where email = $1',
      [email],
    );
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("D6: the demo's address in disguise", () => {
  test.each([
    "demo@bosco.example",
    "DEMO@BOSCO.EXAMPLE",
    "demo+moi@bosco.example",
    "d.e.m.o@bosco.example",
    "dem0@bosco.example",
    "demo@b0sco.example",
  ])("%s cannot be registered", async (email) => {
    const reply = await signUp({ email, password: PASSWORD });
    expect(reply.status).toBe(422);
    expect(reply.body.message).toBe("Cette adresse est réservée.");
  });

  test.each(["dеmo@bosco.example", "demο@bosco.example", "ｄemo@bosco.example", "demo@bosco.example\u200b"])(
    "%s, with a letter that only looks the same, cannot be registered",
    async (email) => {
      const reply = await signUp({ email, password: PASSWORD });
      expect([400, 422]).toContain(reply.status);
      expect(await usersWith(email)).toEqual([]);
    },
  );
});
