import type { ServerResponse } from "node:http";
import { request } from "node:http";
import { PASSWORD } from "../../server/tests/accounts.ts";
import { streamTo } from "../../server/tests/fake-model.ts";
import { Visitor } from "../../server/tests/visitor.ts";
import type { Outcome } from "../kit/outcome.ts";
import { until } from "../kit/until.ts";
import { ask, OWN } from "./questions.ts";
import { at, type Site, sharesSince } from "./site.ts";

const GUESSES = 12;
const MOST_GUESSES = 5;
const SIGN_UPS = 20;
const HASHES_AT_ONCE = 8;
const ASKERS = 10;
const BUDGET = 4;

/** What is counted or held over all servers (decision 039), with the throttles as they are in life. */
export async function holdOverBoth(site: Site): Promise<Outcome[]> {
  const budget = site.model.asked.length + BUDGET;
  await site.restart({ RATE_LIMIT_FACTOR: "1", AI_QUESTIONS_PER_DAY: String(budget) });
  const outcomes = [await guess(site), await hashAtOnce(site), await askTwice(site), await askMany(site)];
  await site.restart();
  return outcomes;
}

/** Whoever guesses says each time that he comes from elsewhere. nginx knows better, and another address is not refused for him. */
async function guess(site: Site): Promise<Outcome> {
  const { nginx } = site;
  const before = nginx.passed().length;
  const statuses: number[] = [];
  for (let n = 0; n < GUESSES; n += 1) {
    const credentials = { email: `personne-${n}@bosco.test`, password: "pas-le-bon" };
    const headers = { "x-forwarded-for": `203.0.113.${n}` };
    statuses.push((await new Visitor(nginx.url).post("/api/auth/sign-in/email", credentials, headers)).status);
  }
  const shares = sharesSince(site, before);
  const neighbour = await guessFrom("127.0.0.2", nginx.url);
  const expected = Array.from({ length: GUESSES }, (_, n) => (n < MOST_GUESSES ? 401 : 429));
  return {
    case: "Several servers",
    test: "`npm run test:servers`: wrong passwords from one address that says it is another each time",
    figure: `${statuses.filter((one) => one === 401).length} of ${GUESSES} guesses (${MOST_GUESSES} promised), ${shares.join(" and ")} by each server; a neighbour's address still has its own`,
    faults: [
      `${statuses}` !== `${expected}` && `answered ${statuses.join(", ")}`,
      shares.some((share) => share === 0) && "one server was asked nothing",
      neighbour !== 401 && `another address was answered ${neighbour}`,
    ].filter((one) => typeof one === "string"),
  };
}

/** One guess from another address of this machine. */
function guessFrom(localAddress: string, url: string): Promise<number> {
  const body = JSON.stringify({ email: "voisin@bosco.test", password: "pas-le-bon" });
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    request(`${url}/api/auth/sign-in/email`, { method: "POST", localAddress, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once("error", reject)
      .end(body);
  });
}

/** Sign-ups of one address hash a password each; those that find no turn are told to come back. */
async function hashAtOnce({ nginx, postgres }: Site): Promise<Outcome> {
  let isOver = false;
  let most = 0;
  const watching = (async () => {
    while (!isOver) most = Math.max(most, await turnsHeld(postgres));
  })();
  const replies = await Promise.all(
    Array.from({ length: SIGN_UPS }, (_, n) =>
      new Visitor(nginx.url).post("/api/auth/sign-up/email", { email: `nouveau-${n}@bosco.test`, password: PASSWORD }),
    ),
  );
  isOver = true;
  await watching;
  const [done, refused] = [200, 503].map((wanted) => replies.filter(({ status }) => status === wanted));
  const others = replies.filter(({ status }) => status !== 200 && status !== 503);
  return {
    case: "Several servers",
    test: `\`npm run test:servers\`: ${SIGN_UPS} sign-ups at once from one address`,
    figure: `${most} passwords hashed at once at most on both servers (${HASHES_AT_ONCE} promised); ${done?.length} done, ${refused?.length} told to come back`,
    faults: [
      (most > HASHES_AT_ONCE || most === 0) && `${most} were hashed at once`,
      refused?.length === 0 && "nobody had to wait",
      refused?.some(({ headers }) => !headers.get("retry-after")) && "a refusal without the time to come back",
      others.length > 0 && `answered ${others.map(({ status, text }) => `${status} ${text}`).join(", ")}`,
    ].filter((one) => typeof one === "string"),
  };
}

async function turnsHeld({ query }: Site["postgres"]): Promise<number> {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted and application_name = 'bosco turns'",
  );
  return row?.n ?? 0;
}

async function askTwice({ servers, account, model }: Site): Promise<Outcome> {
  const [here, there] = servers;
  const owner = await account();
  const held: ServerResponse[] = [];
  model.mood((answer) => held.push(answer));
  const waiting = ask(at(here.url, owner));
  await until("the model asked", () => held.length === 1);
  const second = await ask(at(there.url, owner), OWN);
  for (const answer of held) streamTo(answer, ["Bien."]);
  const first = await waiting;
  const third = await ask(at(there.url, owner), OWN);
  const statuses = [first, second, third].map(({ status }) => status);
  return {
    case: "Several servers",
    test: "`npm run test:servers`: a question on one server while one waits on the other",
    figure: `answered ${second.status} while it waits, ${third.status} after it`,
    faults: `${statuses}` === "200,429,200" ? [] : [`answered ${statuses.join(", ")}`],
  };
}

/** The question of `askTwice` has been one of the day's. */
async function askMany(site: Site): Promise<Outcome> {
  const { account, model, nginx } = site;
  model.mood("Bien.");
  const owners = await Promise.all(Array.from({ length: ASKERS }, () => account()));
  const asked = model.asked.length;
  const before = nginx.passed().length;
  const replies = await Promise.all(owners.map((owner) => ask(owner)));
  const shares = sharesSince(site, before);
  const reached = model.asked.length - asked;
  return {
    case: "Several servers",
    test: `\`npm run test:servers\`: ${ASKERS} questions at once with ${BUDGET - 1} calls of the model left in the day`,
    figure: `${reached} reached the model; ${replies.filter(({ status }) => status === 200).length} answered, ${shares.join(" and ")} by each server`,
    faults: [
      reached !== BUDGET - 1 && `${reached} reached the model`,
      replies.some(({ status }) => status !== 200) && `answered ${replies.map(({ status }) => status).join(", ")}`,
      shares.some((share) => share === 0) && "one server was asked nothing",
    ].filter((one) => typeof one === "string"),
  };
}
