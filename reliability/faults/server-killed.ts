import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { listen } from "../../server/tests/event-reader.ts";
import { aBoat } from "../../server/tests/sample-rows.ts";
import type { Visitor } from "../../server/tests/visitor.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { sendPhoto } from "../kit/send-photo.ts";
import { until } from "../kit/until.ts";
import { judge, moreWrites, openLedger, WRITERS } from "./judge.ts";
import type { Site } from "./site.ts";

const ROUNDS = 3;
const UPLOADERS = 4;
const LONGEST_DRAIN_MS = 10_000;
const DAY_MS = 86_400_000;

/** F2: kill -9 of the server while it is written to and takes photos in; then SIGTERM; then the night's sweep. */
export async function killServer({ bosco, name, query }: Site): Promise<Outcome[]> {
  const ledger = await openLedger(bosco);
  const owners = await Promise.all(Array.from({ length: UPLOADERS }, () => bosco.account({ pro: true })));
  const uploads = await startUploads(owners);
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await bosco.kill();
    took.push(await bosco.start());
    await moreWrites(ledger);
  }
  await uploads.finish();
  const { figure, faults } = await judge(ledger, bosco);
  const killed: Outcome = {
    case: "F2",
    test: `\`npm run test:faults\`: kill -9 of the server, ${ROUNDS} times under ${WRITERS} writers and ${UPLOADERS} who send photos, ${name}`,
    figure: `${figure}; ready again after ${took.join(", ")} ms; ${besides()}`,
    faults,
  };

  const stopping = await openLedger(bosco);
  const page = await listen(owners[0] as Visitor);
  const drained = await bosco.stop();
  await until("the stream closed", () => page.isClosed());
  // why the next noon: what is swept has to be older than an hour, and the jobs of a night wait for three o'clock.
  await bosco.start({ CLOCK_SHIFT_MS: String(noonTomorrow() - Date.now()) });
  await moreWrites(stopping);
  const stopped = await judge(stopping, bosco);
  await until("the sweep of the night", async () => {
    const [row] = await query<{ value: string }>("select value from server_state where name = 'job:sweep_photos'");
    return row !== undefined && row.value > new Date().toISOString().slice(0, 10);
  });
  const orphans = await countOrphans(bosco.dataDir, owners);
  return [
    killed,
    {
      case: "F2",
      test: `\`npm run test:faults\`: SIGTERM under ${WRITERS} writers and an event stream, then the night's sweep, ${name}`,
      figure: `${stopped.figure}; gone after ${drained} ms (10 s promised), its stream closed; ${uploads.sent()} photos sent, ${orphans.length} files without a row after the sweep; ${besides()}`,
      faults: [...stopped.faults, ...(drained > LONGEST_DRAIN_MS ? [`it took ${drained} ms to stop`] : []), ...orphans],
    },
  ];
}

const noonTomorrow = () => new Date(Date.now() + DAY_MS).setUTCHours(12, 0, 0, 0);

/** Owners who put one photo after the other on their boat, whatever is answered. */
async function startUploads(owners: readonly Visitor[]) {
  let isOver = false;
  let sent = 0;
  const boats = await Promise.all(owners.map(async (owner) => (await owner.post("/api/bateaux", aBoat())).body.id));
  const uploaders = owners.map(async (owner, n) => {
    const boat = boats[n];
    while (!isOver) {
      await sendPhoto(owner, boat);
      sent += 1;
    }
  });
  return {
    sent: () => sent,
    async finish() {
      isOver = true;
      await Promise.all(uploaders);
    },
  };
}

/** Files of theirs that no row names. A photo is two files: the picture, and a small one of it. */
async function countOrphans(dataDir: string, owners: readonly Visitor[]): Promise<string[]> {
  const namesIn = (folder: string) => readdir(join(dataDir, "photos", folder)).catch(() => []);
  const faults: string[] = [];
  for (const owner of owners) {
    const boats: { photo_url: string | null }[] = (await owner.get("/api/bateaux")).body;
    const named = boats.filter(({ photo_url }) => photo_url !== null).length;
    const files = await namesIn(owner.id);
    if (files.length !== 2 * named) faults.push(`${files.length} files of ${named} photos`);
  }
  const arriving = await namesIn("arriving");
  return arriving.length > 0 ? [...faults, `${arriving.length} files still arriving`] : faults;
}
