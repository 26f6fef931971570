import { expect, test } from "vitest";
import { isBackupLate } from "./backups.ts";

test.each([
  ["of this morning", "2026-11-19T03:00:12Z", false],
  ["of yesterday", "2026-11-18T03:00:12Z", false],
  ["of exactly two days ago", "2026-11-17T12:00:00.000Z", false],
  ["older than that", "2026-11-17T11:59:59.999Z", true],
  ["older, in another zone", "2026-11-17T13:59:59+02:00", true],
  ["of a clock that runs ahead", "2026-11-20T03:00:00Z", false],
])("a last good backup %s, at %s: late is %s", (_, since, late) => {
  expect(isBackupLate(since, new Date("2026-11-19T12:00:00Z"))).toBe(late);
});
