import {
  backupNames,
  dailyBackupsOf,
  EMPTY_BACKUP,
  readFromBucket,
  sumInBucket,
} from "../../server/tests/bucket-backup.ts";
import { putPhoto } from "../../server/tests/form-data.ts";
import { aPhoto } from "../../server/tests/pictures.ts";
import { aBoat } from "../../server/tests/sample-rows.ts";
import type { Outcome } from "../kit/outcome.ts";
import type { Site } from "./site.ts";

const DAILY = /^daily-\d{4}-\d{2}-\d{2}T[\d-]+\.bosco\.gz$/;
const NAME = "Sauvegardé";

interface Kept {
  boat: string;
  /** Below its owner, as files are called. */
  photo: string;
  before: string[];
}

/** Somebody with a boat and its photo, which the backup of the coming night must hold. */
export async function beforeBackup({ account, bucket }: Site): Promise<Kept> {
  const owner = await account({ pro: true });
  const boat = (await owner.post("/api/bateaux", aBoat({ nom: NAME }))).body.id;
  const { status, body } = await putPhoto(owner, boat, await aPhoto());
  if (status !== 200) throw new Error(`a photo was answered ${status}`);
  const photo = `${owner.id}/${String(body.photo_url).split("/").at(-1)}`;
  return { boat, photo, before: await backupNames(bucket) };
}

/** Brings the backup of that night from the bucket, reads every byte of it, and looks for the boat and the photo. */
export async function lookAtBackup({ bucket, servers }: Site, { boat, photo, before }: Kept): Promise<Outcome> {
  const names = await backupNames(bucket);
  const made = names.filter((name) => !before.includes(name));
  const left = servers.flatMap(({ dataDir }) => dailyBackupsOf(dataDir));
  const [name = ""] = made;
  const found = await readFromBucket(bucket, name, servers[0].dataDir).catch((error: unknown) => ({
    ...EMPTY_BACKUP,
    fault: `${error}`,
  }));
  const kept = await sumInBucket(bucket, photo);
  const isKept = kept !== undefined && found.sums.get(photo) === kept;
  return {
    case: "Several servers",
    test: "`npm run test:servers`: the backup of that night, brought from the bucket and read to its last byte",
    figure: `${made.length} backup of ${found.rows} rows and ${found.sums.size} files, ${found.bytes} bytes; a boat and its photo of the evening before are in it; ${left.length} left on the servers' disks`,
    faults: [
      "fault" in found && found.fault,
      (made.length !== 1 || !DAILY.test(name)) && `made in the bucket: ${made.join(", ") || "nothing"}`,
      !found.boats.includes(boat) && "the boat is not in it",
      !isKept && `the photo is not in it as it is in the bucket: ${photo}`,
      left.length > 0 && `left on the servers' disks: ${left.join(", ")}`,
    ].filter((one) => typeof one === "string"),
  };
}
