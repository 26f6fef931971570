import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findUnmarkedContractSteps } from "./contract-steps.ts";

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
/** Before the rule. */
const LAST_FREE = "071";

const kinds = (sql: string) => findUnmarkedContractSteps(sql).map((step) => step.split(":")[0]);

describe("N19: migrations expand, then contract", () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql") && name.slice(0, 3) > LAST_FREE);
  test.each(files.length > 0 ? files : ["none yet"])("%s takes nothing away that the previous release uses", (name) => {
    if (name === "none yet") return;
    expect(findUnmarkedContractSteps(readFileSync(join(MIGRATIONS, name), "utf8"))).toEqual([]);
  });

  test.each([
    ["drop function find_signed_in(text);", "drop function"],
    ["DROP FUNCTION IF EXISTS f;", "drop function"],
    ["do $$ begin drop table quais; end $$;", "drop table"],
    ["alter table quais\n  drop column numero;", "drop column"],
    ["alter table quais alter column numero type bigint;", "alter column type"],
    ["alter table quais alter numero set data type bigint;", "alter column type"],
    ["alter table quais rename to pontons;", "rename"],
    ["alter table quais rename column numero to n;", "rename"],
    ["alter table quais alter column numero set not null;", "set not null"],
    ["alter table quais alter column numero drop default;", "drop default"],
    ["alter table quais add column n integer not null;", "add column not null without default"],
    [
      "alter table quais add column m int default 1, add column n integer not null;",
      "add column not null without default",
    ],
    ["-- contract: nobody needs it\ndrop table quais;", "drop table"],
    ["-- contract: unused since 5df43a5\ndrop table a;\ndrop table b;", "drop table"],
  ])("%j is refused", (sql, kind) => {
    expect(kinds(sql)).toEqual([kind]);
  });

  test.each([
    "create table quais (numero integer not null, type text);",
    "alter table quais add column n integer not null default 0, add column m integer;",
    "alter table quais add column n integer default 0 not null;",
    "alter table quais add column n integer;",
    "create or replace function f() returns text language sql as $$ select 'drop table; rename' $$;",
    "-- drop table quais; it stays\nselect 1;",
    "drop trigger t on quais; create trigger t after insert on quais execute function f();",
    "-- contract: the previous release reads pontons; unused since 5df43a5\ndrop table quais;",
    "/* why */\n-- contract: unused since 0.2.0\nalter table quais drop column numero;",
    "drop index quais_numero;",
  ])("%j is taken", (sql) => {
    expect(kinds(sql)).toEqual([]);
  });

  test("a query names its columns, so that a column more changes nothing for a statement that is prepared", () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const asterisk = /\b(selectAll|returningAll)\(|\bselect \* from\b/;
    const found = sources.filter((name) => asterisk.test(readFileSync(join(SOURCES, name), "utf8")));
    expect(sources.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
