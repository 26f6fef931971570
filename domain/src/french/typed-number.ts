const spaces = /[\s\u00a0\u202f]/g;
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * The number in a text typed by a French hand: comma or point, spaces between thousands.
 * Empty is null (nothing was said); anything else that is no number is NaN, which every zod number refuses.
 * Numbers and null pass through, so it can be given to react-hook-form as `setValueAs`.
 */
export function parseFrenchNumber(typed: unknown): number | null {
  if (typeof typed === "number") return typed;
  if (typed === null || typed === undefined) return null;
  const text = String(typed).replace(spaces, "").replace("\u2212", "-");
  if (text === "") return null;
  const number = text.includes(",") ? readComma(text) : text;
  return plainNumber.test(number) ? Number(number) : Number.NaN;
}

function readComma(text: string) {
  const [whole = "", decimals = "", ...more] = text.split(",");
  if (more.length > 0 || decimals.includes(".")) return "";
  return /^[+-]?\d{1,3}(\.\d{3})+$/.test(whole) ? `${whole.replaceAll(".", "")}.${decimals}` : `${whole}.${decimals}`;
}

const typing = new Intl.NumberFormat("fr-FR", { useGrouping: false, maximumFractionDigits: 10 });

/** A number as one would type it in a field: decimal comma, no spaces between thousands. */
export function typeFrenchNumber(value: number | null | undefined) {
  if (value === null || value === undefined || !Number.isFinite(value)) return "";
  return typing.format(value).replace("\u2212", "-");
}
