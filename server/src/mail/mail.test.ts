import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../tests/accounts.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";

interface Received {
  to: string;
  subject: string;
  text: string;
  html: string;
}

let smtp: SMTPServer;
let server: TestServer;
const inbox: Received[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        inbox.push(read(Buffer.concat(chunks).toString(), session.envelope.rcptTo[0]?.address ?? ""));
        done();
      });
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: "https://bosco.example.org" });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((done) => smtp.close(() => done()));
});

/** The parts of a message as a mail program shows them. */
function read(raw: string, to: string): Received {
  const boundary = /boundary="(.+?)"/.exec(raw)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).map((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    return { head, body: decode(head, body.join("\r\n\r\n")) };
  });
  const part = (type: string) => parts.find(({ head }) => head.includes(type))?.body ?? "";
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? "";
  return { to, subject: decodeWords(subject), text: part("text/plain"), html: part("text/html") };
}

function decode(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, "latin1").toString() : body;
}

const decodeWords = (value: string) =>
  value.replace(/\s*=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString()
      : decode("quoted-printable", text.replaceAll("_", " ")),
  );

/** The next message to this address, with that subject. */
async function mailTo(address: string, subject: string): Promise<Received> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = inbox.find((mail) => mail.to === address && mail.subject.includes(subject));
    if (found) return found;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`no mail « ${subject} » to ${address}: ${JSON.stringify(inbox.map((mail) => mail.subject))}`);
}

const linkIn = ({ text }: Received) => /https:\/\/\S+/.exec(text)?.[0] ?? "";

function expectWellWritten({ text, html }: Received) {
  for (const form of [text, html]) {
    expect(form).toContain("Bonjour");
    expect(form).not.toMatch(/undefined|null|\[object/);
    // why: a sign at the start of a line is a fault in French.
    expect(form.replace(/<style>.*?<\/style>/s, "")).not.toMatch(/ [:;!?»]|« /);
  }
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html).toMatch(/^<!doctype html><html lang="fr">/);
}

describe("by mail", () => {
  test("an address is confirmed before its first sign-in, and welcomed after", async () => {
    const email = "nouveau@bosco.test";
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-up/email", { email, password: PASSWORD });
    expect((await visitor.post("/api/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(403);
    const mail = await mailTo(email, "Confirmez");
    expectWellWritten(mail);
    const link = new URL(linkIn(mail));
    expect(link.origin).toBe("https://bosco.example.org");
    expect((await visitor.get(link.pathname + link.search)).status).toBe(302);
    expect((await visitor.post("/api/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
    const welcome = await mailTo(email, "Bienvenue à bord");
    expectWellWritten(welcome);
    expect(welcome.text).toContain(
      "Le compte gratuit comprend un bateau, trois maintenances à la fois, cinquante articles et trois questions à l’assistant par jour.",
    );
  });

  test("C7: a reset link works once, on the configured origin, and ends every session", async () => {
    const owner = await server.account();
    const asking = { email: owner.email, redirectTo: "//mechant.example" };
    await server.visitor().post("/api/auth/request-password-reset", asking, { host: "mechant.example" });
    const mail = await mailTo(owner.email, "nouveau mot de passe");
    expectWellWritten(mail);
    const link = new URL(linkIn(mail));
    expect([link.origin, link.pathname]).toEqual(["https://bosco.example.org", "/auth"]);
    const change = { token: link.searchParams.get("jeton"), newPassword: "vent-de-travers" };
    const visitor = server.visitor();
    const replies = await Promise.all([1, 2].map(() => visitor.post("/api/auth/reset-password", change)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await visitor.post("/api/auth/reset-password", change)).status).toBe(400);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(401);
  });

  test("a subscription, its end and its withdrawal are confirmed", async () => {
    const owner = await server.account();
    await owner.post("/api/fonctions/simuler-paiement", { plan: "annuel" });
    const mail = await mailTo(owner.email, "Votre abonnement Pro");
    expectWellWritten(mail);
    expect(mail.text).toMatch(/99,99\s€ par an/);
    expect(mail.text).toContain("aucun paiement réel");
    expect(mail.text).toContain("https://bosco.example.org/account");
    const [{ id }] = (await owner.get("/api/abonnements")).body;
    await owner.post(`/api/abonnements/${id}/resilier`);
    expectWellWritten(await mailTo(owner.email, "résilié"));
    await owner.post(`/api/abonnements/${id}/renoncer`);
    expect((await mailTo(owner.email, "rétractation")).text).toMatch(/Le \d\d\/\d\d\/\d{4} \d\d:\d\d, /);
  });

  test("a deleted account is told so, without a link", async () => {
    const owner = await server.account();
    await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    const mail = await mailTo(owner.email, "supprimé");
    expectWellWritten(mail);
    expect(mail.html).not.toContain("<a ");
  });

  test("U7: a name stays text in the HTML form", async () => {
    const owner = await server.account({ pro: true });
    await owner.patch("/api/profils_utilisateur", { prenom: "<img src=x onerror=alert(1)>", nom: '"><svg>' });
    const [{ id }] = (await owner.get("/api/abonnements")).body;
    await owner.post(`/api/abonnements/${id}/renoncer`);
    const mail = await mailTo(owner.email, "rétractation");
    expect(mail.html).not.toMatch(/<img|<svg/);
    expect(mail.text).toContain("<img src=x onerror=alert(1)>");
  });
});
