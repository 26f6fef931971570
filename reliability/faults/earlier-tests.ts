import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root, toolPath } from "../../scripts/project.mjs";
import { runNode } from "../../scripts/run.mjs";
import { CASES, type Proof } from "../cases.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";

/** A test as its runner reports it. */
interface Ran {
  file: string;
  name: string;
  outcome: "passed" | "failed" | "skipped";
  ms: number;
}

const isJourney = ({ file }: Proof) => file.startsWith("e2e/journeys/");
const proofsOf = (cases: readonly string[]) => cases.flatMap((name) => CASES[name]?.tests ?? []);
const filesOf = (proofs: readonly Proof[]) => [...new Set(proofs.map(({ file }) => file))];
/** For both runners, which take a pattern of a test's whole name. */
const patternOf = (proofs: readonly Proof[]) =>
  [...new Set(proofs.map(({ named }) => named.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))].join("|");

/** Runs the tests and journeys that prove cases, all of them in one go, and says what each case has of them. */
export async function runEarlierTests(cases: readonly string[]): Promise<Outcome[]> {
  const proofs = proofsOf(cases);
  const whole = proofs.filter((one) => !isJourney(one) && one.named === "");
  const wholeFiles = new Set(filesOf(whole));
  const ran = [
    ...(await runVitest(whole)),
    ...(await runVitest(proofs.filter((one) => !isJourney(one) && !wholeFiles.has(one.file)))),
    ...(await runJourneys(proofs.filter(isJourney))),
  ];
  return cases.flatMap((name) => proofsOf([name]).map((proof) => outcomeOf(name, proof, ran)));
}

function outcomeOf(name: string, { file, named }: Proof, ran: readonly Ran[]): Outcome {
  const own = ran.filter((one) => one.file === file && one.name.includes(named));
  const count = (outcome: Ran["outcome"]) => own.filter((one) => one.outcome === outcome);
  const [passed, failed, skipped] = [count("passed"), count("failed"), count("skipped")];
  const seconds = own.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  return {
    case: name,
    test: `${CASES[name]?.fault}: \`${file}\`${named ? ` « ${named.replace(/:$/, "")} »` : ""}`,
    figure: `${passed.length} passed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""} in ${seconds.toFixed(1)} s; ${besides()}`,
    faults: [
      ...failed.map((one) => `failed: ${one.name}`),
      ...(passed.length === 0 ? ["no such test has passed"] : []),
    ],
  };
}

const ENV = { CI: "1", NO_COLOR: "1" };
// why: nearly all of them wait, for a PostgreSQL that starts or is killed.
const WORKERS = ["--maxWorkers", "5"];

async function runVitest(proofs: readonly Proof[]): Promise<Ran[]> {
  if (proofs.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "bosco-faults-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const pattern = patternOf(proofs);
  const args = [
    toolPath("vitest"),
    "run",
    ...WORKERS,
    ...reporters,
    ...(pattern ? ["-t", pattern] : []),
    ...filesOf(proofs),
  ];
  try {
    await runNode(args, { env: ENV });
    const { testResults }: VitestReport = JSON.parse(readFileSync(report, "utf8"));
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration = 0 }) => ({
        file: relative(root, name),
        name: fullName,
        outcome: status === "passed" || status === "failed" ? status : "skipped",
        ms: duration,
      })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string; duration?: number }[] }[];
}

async function runJourneys(proofs: readonly Proof[]): Promise<Ran[]> {
  if (proofs.length === 0) return [];
  const report = join(root, "test-results", "e2e.json");
  rmSync(report, { force: true });
  const files = filesOf(proofs).map((file) => relative("e2e", file));
  await runNode([join(root, "scripts", "e2e.mjs"), ...files, "-g", patternOf(proofs)], { env: ENV });
  const { suites }: JourneyReport = JSON.parse(readFileSync(report, "utf8"));
  return suites.flatMap((suite) => journeysOf(suite, `e2e/journeys/${suite.file}`));
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { results: { status: string; duration: number }[] }[] }[];
}
interface JourneyReport {
  suites: Suite[];
}

function journeysOf({ suites = [], specs }: Suite, file: string): Ran[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ status, duration }) => ({
        file,
        name: title,
        outcome:
          status === "passed" ? ("passed" as const) : status === "skipped" ? ("skipped" as const) : ("failed" as const),
        ms: duration,
      })),
    ),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, file))];
}
