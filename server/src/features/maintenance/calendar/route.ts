import { Readable } from "node:stream";
import { dayIn } from "@bosco/domain";
import { dueDay, engineNamed, momentsByEngine } from "@bosco/domain/maintenance";
import type { FastifyInstance } from "fastify";
import { hashSecret } from "../../../api/secret.ts";
import type { Database, Db } from "../../../database/database.ts";
import { fail } from "../../../refusals.ts";
import { calendarName, writeCalendar } from "./ics.ts";
import {
  type FeedEntry,
  type FeedOf,
  type FeedRow,
  feedOf,
  findBoatName,
  listFeed,
  listFeedEngines,
  listFeedPapers,
  listFeedReadings,
} from "./queries.ts";

/**
 * `GET /api/calendrier.ics?jeton=`: a user's maintenances and the ends of his papers, or those that he chose, for the calendar programs, which can't sign in. The secret is
 * in the query, which is never logged.
 */
export function registerCalendarFeed(app: FastifyInstance, database: Database, publicUrl: string): void {
  app.get<{ Querystring: Record<string, unknown> }>("/api/calendrier.ics", async (request, reply) => {
    const { jeton } = request.query;
    if (typeof jeton !== "string" || jeton === "") throw fail("INTROUVABLE");
    const feed = await database.asSystem((db) => feedOf(db, hashSecret(jeton)));
    if (!feed) throw fail("INTROUVABLE");
    const { boat, ...content } = await database.asUser(feed.user_id, async (db) => ({
      entries: await readFeed(db, feed),
      papers: await listFeedPapers(db, feed),
      boat: await findBoatName(db, feed),
    }));
    const name = calendarName({ boat, isForMe: feed.pour_moi });
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'inline; filename="bosco.ics"')
      .send(Readable.from(writeCalendar(content, { name, publicUrl })));
  });
}

async function readFeed(db: Db, feed: FeedOf): Promise<FeedEntry[]> {
  const today = dayIn(new Date(), "Europe/Paris");
  const [rows, others, readings] = [
    await listFeed(db, feed),
    await listFeedEngines(db, feed),
    await listFeedReadings(db, feed, today),
  ];
  const firsts = new Map(rows.map((row) => [row.bateau_id, firstEngineOf(row)]));
  const engines = [...firsts.values(), ...others];
  const byBoat = new Map<string, typeof engines>();
  for (const engine of engines) byBoat.set(engine.bateau_id, [...(byBoat.get(engine.bateau_id) ?? []), engine]);
  const momentOf = momentsByEngine(engines, readings, today);
  return rows.map((row) => {
    const moment = momentOf(row);
    const moteur = engineNamed(row, byBoat.get(row.bateau_id) ?? [])?.nom;
    return { ...row, day: dueDay(row, moment), heures: moment.heures_moteur, moteur };
  });
}

const firstEngineOf = ({ bateau_id, nom_moteur, heures_moteur }: FeedRow) => ({
  ...{ id: bateau_id, bateau_id, nom: nom_moteur, heures: heures_moteur },
});
