const LAST_DIGITS = 12;
const SPACE = 16 ** LAST_DIGITS;

/**
 * The id of the n-th row (from 1) that an operation makes beside the one it names. A device that shows a write before the
 * server has heard of it gives these rows the same ids as the server will: what is done to them meanwhile finds them.
 */
export function derivedId(operationId: string, n: number): string {
  const head = operationId.slice(0, -LAST_DIGITS);
  const tail = (Number.parseInt(operationId.slice(-LAST_DIGITS), 16) + n) % SPACE;
  return head + tail.toString(16).padStart(LAST_DIGITS, "0");
}
