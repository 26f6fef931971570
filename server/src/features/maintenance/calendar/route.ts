import { Readable } from "node:stream";
import { dayIn } from "@bosco/domain";
import { engineOf } from "@bosco/domain/boats";
import { dueDay, momentsByEngine } from "@bosco/domain/maintenance";
import type { FastifyInstance } from "fastify";
import { hashSecret } from "../../../api/secret.ts";
import type { Database, Db } from "../../../database/database.ts";
import { fail } from "../../../refusals.ts";
import { writeCalendar } from "./ics.ts";
import { type FeedEntry, type FeedOf, feedOf, listFeed, listFeedReadings } from "./queries.ts";

/**
 * `GET /api/calendrier.ics?jeton=`: a user's maintenances, or those that he chose, for the calendar programs, which can't sign in. The secret is
 * in the query, which is never logged.
 */
export function registerCalendarFeed(app: FastifyInstance, database: Database, publicUrl: string): void {
  app.get<{ Querystring: Record<string, unknown> }>("/api/calendrier.ics", async (request, reply) => {
    const { jeton } = request.query;
    if (typeof jeton !== "string" || jeton === "") throw fail("INTROUVABLE");
    const feed = await database.asSystem((db) => feedOf(db, hashSecret(jeton)));
    if (!feed) throw fail("INTROUVABLE");
    const entries = await database.asUser(feed.user_id, (db) => readFeed(db, feed));
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'inline; filename="bosco.ics"')
      .send(Readable.from(writeCalendar(entries, publicUrl)));
  });
}

async function readFeed(db: Db, feed: FeedOf): Promise<FeedEntry[]> {
  const today = dayIn(new Date(), "Europe/Paris");
  const [rows, readings] = [await listFeed(db, feed), await listFeedReadings(db, today)];
  const engines = new Map(rows.map((row) => [engineOf(row), { id: engineOf(row), heures: row.heures_moteur }]));
  const momentOf = momentsByEngine([...engines.values()], readings, today);
  return rows.map((row) => ({ ...row, day: dueDay(row, momentOf(row)) }));
}
