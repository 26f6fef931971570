import { PASSWORD } from "../../server/tests/accounts.ts";
import { aBoat } from "../../server/tests/sample-rows.ts";
import type { Json, Reply, Visitor } from "../../server/tests/visitor.ts";
import type { Bosco } from "../kit/bosco.ts";
import { sendPhoto } from "../kit/send-photo.ts";
import { openStream } from "../kit/stream.ts";
import { until } from "../kit/until.ts";

const EMAIL = "premier@bosco.test";

/** What an owner does on his first day, from the first page to his export; gives what each step was, for the count. */
export async function liveFirstDay(bosco: Bosco): Promise<string[]> {
  const steps: string[] = [];
  const visitor = bosco.visitor();
  const step = async (what: string, status: number, sent: Promise<Reply>): Promise<Json> => {
    const reply = await sent;
    if (reply.status !== status) throw new Error(`${what}: ${reply.status} ${reply.text.slice(0, 500)}`);
    steps.push(what);
    return reply.body;
  };

  await step("the first page", 200, visitor.get("/"));
  await step("the demo", 200, bosco.visitor().post("/api/auth/sign-in/demo"));
  const account = { email: EMAIL, password: PASSWORD };
  await step("signing up", 200, visitor.post("/api/auth/sign-up/email", { ...account, name: "Anne" }));
  await step("signing in", 200, visitor.post("/api/auth/sign-in/email", account));
  const boat = await step("a boat", 201, visitor.post("/api/bateaux", aBoat()));
  const article = { bateau_id: boat.id, nom: "Riz", categorie: "Alimentation", quantite: 2, quantite_max: 6 };
  const { id } = await step("an article", 201, visitor.post("/api/inventaire", article));
  await hearOf(bosco, visitor, id);
  steps.push("a change on an event stream");
  const photo = await sendPhoto(visitor, boat.id);
  if (photo !== 200) throw new Error(`a photo: ${photo}`);
  const [kept] = await step("a photo", 200, visitor.get("/api/bateaux"));
  await step("the photo again", 200, visitor.get(kept.photo_url));
  const question = { question: "Comment prendre un ris ?" };
  const answer = await step("a question", 200, visitor.post("/api/fonctions/assistant-nautique", question));
  if (!(answer.reponse?.length > 50)) throw new Error(`a question: no answer in ${JSON.stringify(answer)}`);
  const everything = await step("the export", 200, visitor.get("/api/profils_utilisateur/donnees"));
  if (!String(everything).startsWith("PK")) throw new Error("the export: no zip");
  return steps;
}

/** A change is told to a page that listens. */
async function hearOf(bosco: Bosco, visitor: Visitor, article: string): Promise<void> {
  const told = new Set<string | null>();
  const onChange = (id: string | null) => void told.add(id);
  const stream = openStream({ url: bosco.url, cookie: visitor.cookieHeader, address: "127.0.0.1", onChange });
  const opened = await stream.opened;
  if (opened !== 200) throw new Error(`the event stream: ${opened}`);
  const pressed = await visitor.post(`/api/inventaire/${article}/ajuster`, { delta: 1 });
  if (pressed.status !== 200) throw new Error(`a quantity: ${pressed.status} ${pressed.text}`);
  await until("the change on the event stream", () => told.has(article));
  stream.leave();
}
