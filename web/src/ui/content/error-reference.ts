/** The number under which the server has logged a failure of its own; nothing else that goes wrong has one. */
export function referenceOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("status" in error && Number(error.status) >= 500))
    return undefined;
  const data = "data" in error ? error.data : undefined;
  const reference = typeof data === "object" && data !== null && "reference" in data ? data.reference : undefined;
  return typeof reference === "string" && /^[\da-f]{8}$/.test(reference) ? reference : undefined;
}

export const referenceWords = (reference: string) => `Référence\u00a0: ${reference}`;
