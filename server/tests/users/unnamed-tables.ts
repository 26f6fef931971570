import { allOf, anyOf, equation } from "./conditions.ts";

/** A node of a plan, as `explain (verbose, format json)` writes it. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  Alias?: string;
  Plans?: PlanNode[];
  [field: string]: unknown;
}

/** By table, the columns that say whose a row is. */
export type UserColumns = Readonly<Record<string, readonly string[]>>;

const CONDITIONS = ["Filter", "Index Cond", "Recheck Cond", "Hash Cond", "Merge Cond", "Join Filter"];

/**
 * The tables of users that a plan reads without naming whose rows it wants, each with what it looks for instead: `auth_sessions
 * by token`. A row is named by its user (`user_id = $1`), or through a row of another table that was found. The plan is
 * PostgreSQL's own, so that it has what policies add.
 */
export function unnamedTables(plan: PlanNode, users: UserColumns): string[] {
  const nodes = flatten(plan);
  const scans = nodes.filter((node) => node["Relation Name"] && node["Node Type"] !== "ModifyTable");
  const tables = new Map(scans.map((node) => [node.Alias ?? "", node["Relation Name"] ?? ""]));
  const facts = nodes.flatMap((node) =>
    CONDITIONS.flatMap((name) => (typeof node[name] === "string" ? allOf(node[name]) : [])),
  );
  const aliases = [...tables.keys()];
  const ofUsers = (alias: string) => (users[tables.get(alias) ?? ""] ?? []).map((column) => `${alias}.${column}`);
  const isColumnOf = (side: string, names: Iterable<string>) => [...names].some((name) => side.startsWith(`${name}.`));
  const isValue = (side: string) => !aliases.some((alias) => new RegExp(`(^|[^\\w.])${alias}\\.`).test(side));
  const equations = facts.flatMap((fact) => bothWays(equation(fact)));

  const namesUser = (fact: string, columns: readonly string[]): boolean => {
    const arms = anyOf(fact);
    if (arms.length > 1) return arms.every((arm) => allOf(arm).some((one) => namesUser(one, columns)));
    // what is built in is nobody's
    if (columns.some((column) => fact === `${column} IS NULL`)) return true;
    return bothWays(equation(fact)).some(([one, other]) => columns.includes(one) && isValue(other));
  };
  const isNamed = (alias: string) => facts.some((fact) => namesUser(fact, ofUsers(alias)));
  const lookedFor = (alias: string) => {
    const compared = equations.filter(([one, other]) => isColumnOf(one, [alias]) && isValue(other));
    return [...new Set(compared.map(([one]) => one.slice(alias.length + 1)))].sort();
  };

  const left = new Set(aliases.filter((alias) => ofUsers(alias).length > 0 && !isNamed(alias)));
  const known = new Set(aliases.filter((alias) => !left.has(alias)));
  const isTied = (alias: string) =>
    equations.some(([one, other]) => ofUsers(alias).includes(one) && isColumnOf(other, known));
  const unnamed: string[] = [];
  // why in turns: of tables that are tied to each other alone, one is read for everybody, and the others through it.
  for (;;) {
    const tied = [...left].find(isTied);
    const next = tied ?? [...left].sort((a, b) => lookedFor(b).length - lookedFor(a).length)[0];
    if (next === undefined) return unnamed.sort();
    if (tied === undefined) unnamed.push(`${tables.get(next)} by ${lookedFor(next).join(", ") || "nothing"}`);
    left.delete(next);
    known.add(next);
  }
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

const bothWays = (sides: [string, string] | undefined): [string, string][] =>
  sides ? [sides, [sides[1], sides[0]]] : [];
