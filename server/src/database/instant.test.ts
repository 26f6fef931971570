import { expect, test } from "vitest";
import { isoInstant } from "./instant.ts";

test.each([
  ["2026-11-15 05:31:52+00", "2026-11-15T05:31:52.000Z"],
  ["2026-11-15 05:31:52.7+00", "2026-11-15T05:31:52.700Z"],
  ["2026-11-15 05:31:52.751838+00", "2026-11-15T05:31:52.751Z"],
  ["2026-11-15 06:31:52.5+01", "2026-11-15T05:31:52.500Z"],
  ["2026-11-14 19:31:52-10", "2026-11-15T05:31:52.000Z"],
  ["2026-11-15 11:01:52+05:30", "2026-11-15T05:31:52.000Z"],
])("%s is %s", (written, iso) => {
  expect(isoInstant(written)).toBe(iso);
});

test("says the same as a Date", () => {
  for (const written of ["2024-02-29 23:59:59.999999+00", "1999-12-31 00:00:00.001+00"])
    expect(isoInstant(written)).toBe(new Date(written).toISOString());
});
