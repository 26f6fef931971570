import type { Day } from "@bosco/domain";
import type { Remindable, RemindedKind, ReminderWay } from "@bosco/domain/reminders";
import type { Db } from "../../database/database.ts";
import type { Look, Reader, ReadersThing } from "./remindable-looks-queries.ts";
import {
  listCalmed,
  listExpiringArticles,
  listOtherEngines,
  listPapers,
  listReadings,
  listSeenBoats,
  listWork,
} from "./remindable-queries.ts";

type Aboard = (reader: string) => Remindable;

/** What is due, the soonest first, whether it has been said or not. */
export const readSoonest = async (db: Db, readers: readonly Reader[], today: Day): Promise<Aboard> =>
  (await readRemindable(db, readers, today, ["soonest"])).aboard;

/** Of these things what is still there and due. */
export const readNamed = async (
  db: Db,
  readers: readonly Reader[],
  named: readonly ReadersThing[],
  today: Day,
): Promise<Aboard> => (await readRemindable(db, readers, today, [{ named }])).aboard;

/**
 * What is due and has not been said by this way, and what has become of what was said as late and is so no longer; with all that was
 * looked at.
 */
export async function readUnsaid(
  db: Db,
  readers: readonly Reader[],
  { today, par }: { today: Day; par: ReminderWay },
): Promise<{ aboard: Aboard; looked: ReadersThing[] }> {
  const named = await listCalmed(db, readers, today, par);
  const looks: Look[] = [{ unsaidBy: par }, ...(named.length > 0 ? [{ named }] : [])];
  const { aboard, looked } = await readRemindable(db, readers, today, looks);
  return { aboard, looked: onceEach([...looked, ...named], ({ genre }) => genre) };
}

/**
 * What each of these readers may be reminded of, read at once for all of them, as the system: of one's own boats and those that one
 * manages, everything; of other boats that one is aboard of, the work that one was given.
 */
async function readRemindable(db: Db, readers: readonly Reader[], today: Day, looks: readonly Look[]) {
  const ofAll = async <Row extends Found>(list: (look: Look) => Promise<Row[]>) => {
    const found = await Promise.all(looks.map(list));
    return onceEach(found.flat());
  };
  const [seen, work, articles, documents] = await Promise.all([
    listSeenBoats(db, readers),
    ofAll((look) => listWork(db, readers, today, look)),
    ofAll((look) => listExpiringArticles(db, readers, today, look)),
    ofAll((look) => listPapers(db, readers, today, look)),
  ]);
  const byHours = new Set(work.filter((one) => one.heures_echeance !== null).map((one) => one.bateau_id));
  const owners = new Set(seen.filter(({ id }) => byHours.has(id)).map(({ owner }) => owner));
  const withHours = { owners: [...owners], boats: [...byHours] };
  const [others, readings] = await Promise.all([listOtherEngines(db, withHours), listReadings(db, withHours, today)]);

  const boatsOf = grouped(seen, ({ reader }) => reader);
  const workOf = grouped(work, ({ reader }) => reader);
  const articlesOf = grouped(articles, ({ reader }) => reader);
  const documentsOf = grouped(documents, ({ reader }) => reader);
  // why the owner too: as the system one meets boats of everybody, and an id is one's own.
  const enginesOf = grouped(others, ofBoat);
  const readingsOf = grouped(readings, ofBoat);
  const aboard = (reader: string): Remindable => {
    const boats = boatsOf(reader);
    const inOrder = boats.map(({ owner, id }) => ofBoat({ owner, bateau_id: id }));
    const firsts = boats.map(({ id, heures }) => ({ id, bateau_id: id, heures }));
    return {
      boats,
      engines: [...firsts, ...inOrder.flatMap(enginesOf)],
      readings: inOrder.flatMap(readingsOf),
      maintenances: workOf(reader),
      articles: articlesOf(reader),
      documents: documentsOf(reader),
    };
  };
  const things = (genre: RemindedKind, rows: readonly Found[]) => rows.map(({ reader, id }) => ({ reader, genre, id }));
  const looked: ReadersThing[] = [
    ...things("maintenance", work),
    ...things("article", articles),
    ...things("document", documents),
  ];
  return { aboard, looked };
}

interface Found {
  reader: string;
  id: string;
}

/** Each thing of a reader once. */
const onceEach = <Row extends Found>(rows: readonly Row[], kindOf: (row: Row) => string = () => ""): Row[] => [
  ...new Map(rows.map((row) => [`${row.reader} ${kindOf(row)} ${row.id}`, row])).values(),
];

const ofBoat = ({ owner, bateau_id }: { owner: string; bateau_id: string }) => `${owner} ${bateau_id}`;

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key) => groups.get(key) ?? [];
}
