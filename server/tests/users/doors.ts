/** Where the source takes a role that sees more than a request does, or a connection of its own, by what for. */
export const DOORS: Record<string, readonly string[]> = {
  "makes them: pools, transactions and their roles": [
    ...["app/app.ts", "app/server.ts", "database/connect.ts", "database/database.ts", "database/pool.ts"],
  ],
  "opens them to handlers, by who calls: one's own account, a secret, an administrator": ["api/procedures.ts"],
  "before it is known who calls: by a token, an e-mail, an address": [
    ...["accounts/account.ts", "accounts/auth.ts", "accounts/entry/auth-routes.ts"],
    ...["accounts/entry/known-browsers.ts", "accounts/sessions/session-tokens.ts"],
  ],
  "one's own account, which no request may write: queries name it": [
    ...["features/account/handlers.ts", "features/account/sessions/handlers.ts"],
    ...["features/account/subscription-handlers.ts", "features/account/data/export.ts"],
    ...["features/account/data/import/import-data.ts", "features/reminders/handlers.ts"],
  ],
  "by the secret of an address or a link": ["features/maintenance/calendar/route.ts"],
  "two accounts: an invitation, a boat that is handed over with its files": [
    ...["features/crew/accept.ts", "features/crew/bring-files.ts", "features/crew/handlers.ts"],
    ...["papers/named-files.ts", "photos/queries.ts"],
  ],
  administration: ["features/admin/handlers.ts", "features/admin/jobs/handlers.ts", "commands/admin-password.ts"],
  "work by the clock, work that waits": [
    ...["jobs/jobs.ts", "jobs/once-a-day.ts", "jobs/retention.ts", "jobs/sweep-photos.ts", "queue/run-lane.ts"],
    ...["jobs/reminders/mail-lane.ts", "jobs/reminders/plan-reminders.ts", "jobs/reminders/push-lane.ts"],
  ],
  "the server itself: its start, its secrets, what it tells and counts": [
    ...["accounts/erasure/erasure-list.ts", "app/metrics/database-figures.ts", "database/embedded/bootstrap.ts"],
    ...["database/kept-value.ts", "database/migrate.ts", "database/turns.ts", "events/hub.ts", "seed/accounts.ts"],
  ],
  "whole databases: backups, restores, files that move": [
    ...["backup/before-update.ts", "backup/daily.ts", "backup/erasures.ts", "backup/load.ts"],
    ...["backup/move-files.ts", "backup/restore.ts", "backup/turn.ts", "backup/write-backup.ts"],
  ],
};
