import { expect, test } from "vitest";
import { lineOf, readLine } from "./erasure-line.ts";

const PRINT = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);
const [one, other] = [
  { empreinte: PRINT, motif: "inscription non confirmée" },
  { empreinte: OTHER, motif: "demande" },
] as const;
const written = lineOf(one, "2026-11-15T10:00:00Z").trimEnd();
const next = lineOf(other, "2026-11-16 10:00").trimEnd();

test("a line says who was erased, and why", () => {
  expect(readLine(written)).toEqual([one]);
  expect(readLine(next)).toEqual([other]);
  expect(readLine("")).toEqual([]);
});

test("a line that was cut short anywhere is of ours, and swallows nobody who was written behind it", () => {
  for (let length = 1; length < written.length; length += 1) {
    const torn = written.slice(0, length);
    expect([length, readLine(torn)]).not.toContain(undefined);
    expect([length, readLine(torn + next)?.at(-1)]).toEqual([length, other]);
  }
  expect(readLine(`${written.slice(0, 20)}\0\0\0`)).toEqual([]);
  expect(readLine(`${written.slice(0, 80)}`)).toEqual([{ ...one, motif: "demande" }]);
});

test("what is none of ours is told from it", () => {
  for (const line of ["bonjour", PRINT, `2026-11-15\t${PRINT}\tdemande`, `${written};${next}`, PRINT.toUpperCase()])
    expect([line, readLine(line)]).toEqual([line, undefined]);
  expect(readLine(`2026-11-15 ${OTHER.toUpperCase()} demande`)).toBeUndefined();
});
