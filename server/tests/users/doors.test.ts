import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DOORS } from "./doors.ts";

const SOURCES = fileURLToPath(new URL("../../src", import.meta.url));
/** However the system's role, the login role or a connection of one's own is come by. */
const OPENS =
  /\basSystem\b|[.{] ?login\b|\bbySecret\.|\bownAccount(InSteps)?\.|\badmin\.\w+\.\w+\.handler|new pg\.(Client|Pool)\(|\bopen(Pool|Client)\(|role bosco_system/;

/** why: a request's statements are kept to its user by the database; whatever is sent by another way must be looked at. */
test("every place that may send what no policy keeps to one user is listed by what it is for", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$|(^|\/)test-/.test(name),
  );
  const opening = files.filter((name) => OPENS.test(readFileSync(join(SOURCES, name), "utf8")));
  expect(opening.sort()).toEqual(Object.values(DOORS).flat().sort());
});
