import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { aBoat } from "../../server/tests/sample-rows.ts";
import { mountSmallDisk } from "../../server/tests/small-disk.ts";
import { isReady, startBosco } from "../kit/bosco.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { sendPhoto } from "../kit/send-photo.ts";
import { until } from "../kit/until.ts";
import { judge, moreWrites, openLedger, WRITERS } from "./judge.ts";

const MEGABYTES = 320;
const REFUSALS = 3 * WRITERS;

/** F4: the one disk of Bosco, its PostgreSQL with the journal and its photos, is full to the last byte while it is written to. */
export async function fillDisk(): Promise<Outcome[]> {
  const disk = await mountSmallDisk(MEGABYTES);
  if (!disk) {
    console.log("skip F4 on a disk of its own: this process may not mount one");
    return [];
  }
  const bosco = await startBosco({ dataDir: join(disk.folder, "data") });
  const owner = await bosco.account({ pro: true });
  const boat = (await owner.post("/api/bateaux", aBoat())).body.id;
  const send = () => sendPhoto(owner, boat);
  const ledger = await openLedger(bosco, [507]);
  await disk.fill();
  const refused = await send();
  const arriving = await readdir(join(bosco.dataDir, "photos", "arriving")).catch(() => []);
  const before = ledger.refused();
  await until("writes are refused", () => ledger.refused() > before + REFUSALS);
  await disk.free();
  const took = await until("Bosco ready", () => isReady(bosco.url));
  await moreWrites(ledger);
  const kept = await send();
  const { figure, faults } = await judge(ledger, bosco);
  await bosco.remove();
  await disk.remove();
  return [
    {
      case: "F4",
      test: `\`npm run test:faults\`: the disk of embedded PostgreSQL and photos full to the last byte under ${WRITERS} writers, then freed`,
      figure: `${figure}; a photo meanwhile ${refused}, ${arriving.length} partial files; ready ${took} ms after there was room, and the photo kept (${kept}); ${besides()}`,
      faults: [
        ...faults,
        ...(![503, 507].includes(refused) ? [`a photo on the full disk was answered ${refused}`] : []),
        ...(kept !== 200 ? [`a photo was answered ${kept} when there was room again`] : []),
        ...arriving.map((file) => `left behind: ${file}`),
      ],
    },
  ];
}
