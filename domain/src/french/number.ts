import { plural } from "./words.ts";

const number = new Intl.NumberFormat("fr-FR");
const tenths = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const length = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat("fr-FR", { signDisplay: "exceptZero" });
const money = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

/** A number as one reads it: 1 500, 2,5; three decimals at most. */
export const frenchNumber = (value: number) => number.format(value);

export const frenchTenths = (value: number) => tenths.format(value);

/** Engine hours as meters show them: « 842,5 h ». */
export const frenchHours = (value: number) => `${tenths.format(value)}\u00a0h`;

/** With its sign, unless it is zero: +12,5. */
export const signedNumber = (value: number) => signed.format(value);

/** For what other programs show, and print a box for a narrow space: a wider one between thousands. */
export const widelySpaced = (value: number) => number.format(value).replaceAll("\u202f", "\u00a0");

export const euros = (value: number) => money.format(value);

/** The unit stays on the number's line. */
export const withUnit = (value: number, unit: string) => `${number.format(value)}\u00a0${unit}`;

/** « 3 articles », « 1 article ». */
export const counted = (count: number, one: string, many?: string) => withUnit(count, plural(count, one, many));

/** Lengths as owners say them: at least one decimal. */
export const metres = (value: number) => `${length.format(value)}\u00a0m`;
