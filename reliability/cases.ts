/** One test, or the tests of one `describe`, that stood in the house already. */
export interface Proof {
  file: string;
  /** What their names have in common. */
  named: string;
}

/** What proves a case: parts of `npm run test:faults` that need whole processes, tests, and journeys in a browser. */
interface Case {
  fault: string;
  runs: readonly Run[];
  tests: readonly Proof[];
}

/** The parts, which are files of `reliability/faults`. */
export type Run = "database-ends" | "server-killed" | "network-cut" | "full-disk" | "starts-at-once";

const CHECKLISTS = "server/src/features/checklists/crash.test.ts";
const EMBEDDED = "server/src/database/embedded";
const SEA_STATE = "e2e/journeys/sea-state.spec.ts";

/** Every fault that Bosco must withstand, by its number in the bar, and what shows that it does. */
export const CASES: Record<string, Case> = {
  F1: {
    fault: "the postmaster is killed",
    runs: ["database-ends"],
    tests: [{ file: "server/src/app/health.test.ts", named: "F1:" }],
  },
  F2: {
    fault: "the server is killed, or told to stop",
    runs: ["server-killed"],
    tests: [
      { file: "server/src/app/server.test.ts", named: "F2:" },
      { file: "server/src/events/hub.test.ts", named: "F2:" },
    ],
  },
  F3: {
    fault: "the database cuts every session, restarts, or is out of reach",
    runs: ["database-ends", "network-cut"],
    tests: [{ file: "server/src/app/health.test.ts", named: "F3:" }],
  },
  F4: {
    fault: "the disk is full",
    runs: ["full-disk"],
    tests: [{ file: "server/tests/disk-full.test.ts", named: "F4:" }],
  },
  F5: {
    fault: "a crash between two statements",
    runs: [],
    tests: [
      { file: "server/tests/crash-midway.test.ts", named: "F5:" },
      { file: CHECKLISTS, named: "F5:" },
      { file: "server/src/features/inventory/bulk.test.ts", named: "F5:" },
    ],
  },
  F6: {
    fault: "default boats chosen at once",
    runs: [],
    tests: [
      { file: "server/src/features/boats/boats.test.ts", named: "F6:" },
      { file: "server/src/database/row-security.test.ts", named: "F6:" },
    ],
  },
  F7: {
    fault: "steps and edits at once",
    runs: [],
    tests: [
      { file: "server/src/features/inventory/articles.test.ts", named: "F7:" },
      { file: "server/src/features/boats/hostile-input.test.ts", named: "F7:" },
    ],
  },
  F8: {
    fault: "two devices edit the same",
    runs: [],
    tests: [
      { file: "e2e/sea/merging.test.ts", named: "different fields that were changed on two devices merge" },
      { file: "e2e/sea/merging.test.ts", named: "steps on two devices add up" },
      { file: "e2e/sea/devices.test.ts", named: "no write is lost or done twice" },
      { file: SEA_STATE, named: "of a field that was changed twice both values are shown" },
      { file: "e2e/journeys/maintenance-devices.spec.ts", named: "two who edit the same one" },
    ],
  },
  F9: {
    fault: "a queue is sent again",
    runs: ["network-cut"],
    tests: [
      { file: "server/src/api/operations.test.ts", named: "F9:" },
      { file: "e2e/sea/devices.test.ts", named: "no write is lost or done twice" },
      { file: "e2e/journeys/lost-answer.spec.ts", named: "an article whose answer is lost" },
      { file: "e2e/journeys/lost-answer.spec.ts", named: "a question whose answer is lost" },
    ],
  },
  F10: {
    fault: "deleted on one device, edited on the other",
    runs: [],
    tests: [
      { file: "e2e/sea/merging.test.ts", named: "what was deleted on one and edited on the other asks" },
      { file: "e2e/sea/merging.test.ts", named: "what was edited on one and deleted on the other asks" },
      { file: SEA_STATE, named: "what was deleted meanwhile and changed here" },
    ],
  },
  F11: {
    fault: "clocks that are wrong, and days that are odd",
    runs: [],
    tests: [
      { file: "domain/src/days/day.test.ts", named: "months later" },
      { file: "domain/src/days/day.test.ts", named: "days later" },
      { file: "domain/src/days/day.test.ts", named: "the day an instant falls on" },
      { file: "domain/src/account/formule.test.ts", named: "a period ends" },
      { file: "domain/src/maintenance/due.test.ts", named: "isLate" },
      { file: "domain/src/inventory/expiry.test.ts", named: "" },
      { file: "server/src/features/assistant/quota.test.ts", named: "D10:" },
      { file: "server/src/api/made-at.test.ts", named: "" },
    ],
  },
  F12: {
    fault: "the session ends while changes wait",
    runs: [],
    tests: [
      { file: "web/src/data/outbox/outbox.test.ts", named: "session" },
      { file: "web/src/data/own-database.test.ts", named: "of a session that has ended by itself goes what was read" },
      { file: SEA_STATE, named: "F12:" },
    ],
  },
  F13: {
    fault: "an update, with older clients and killed migrations",
    runs: ["starts-at-once"],
    tests: [
      { file: "server/tests/killed-migration.test.ts", named: "a start over" },
      { file: "server/tests/released.test.ts", named: "the released state" },
      { file: "server/tests/previous-release.test.ts", named: "N19:" },
      { file: "server/src/backup/before-update.test.ts", named: "a start over an older schema" },
      { file: "e2e/journeys/sea-update.spec.ts", named: "an update is offered and changes nothing before the press" },
      { file: "e2e/journeys/sea-update.spec.ts", named: "a worker that can't be installed" },
    ],
  },
  F14: {
    fault: "a backup that must be put back",
    runs: [],
    tests: [
      { file: "server/src/backup/restore.test.ts", named: "a backup that is put back" },
      { file: "server/src/backup/restore.test.ts", named: "nothing is touched" },
      { file: "server/src/backup/write-backup.test.ts", named: "says which files were not there" },
      { file: "server/src/backup/write-backup.test.ts", named: "what is no whole backup is refused" },
    ],
  },
  F15: {
    fault: "a browser without room, or that throws away",
    runs: [],
    tests: [
      { file: SEA_STATE, named: "F15:" },
      { file: "e2e/journeys/sea-update.spec.ts", named: "what the browser has thrown away comes back" },
    ],
  },
  F16: {
    fault: "the model is slow, broken or talks nonsense",
    runs: [],
    tests: [
      { file: "server/src/features/assistant/model/failures.test.ts", named: "F16:" },
      { file: "server/src/features/provisioning/model.test.ts", named: "with a model" },
      { file: "server/src/ai/model.test.ts", named: "" },
    ],
  },
  N3: {
    fault: "the embedded postmaster is killed, or cannot start",
    runs: ["database-ends"],
    tests: [
      { file: `${EMBEDDED}/killed-under-bosco.test.ts`, named: "N3:" },
      { file: `${EMBEDDED}/crash.test.ts`, named: "after a crash" },
      { file: "server/src/app/health.test.ts", named: "N3:" },
    ],
  },
};
