/** A feature that speaks of more labels than this tells nothing of which are alike. */
const MOST_LABELS = 40;

/** The labels so that those which the same features speak of stand side by side, each after the one most like it: small steps pack well. */
export function labelOrder(width: number, said: readonly (readonly number[])[]): number[] {
  const uses = new Float64Array(width);
  const together = new Float64Array(width * width);
  for (const labels of said) {
    for (const label of labels) uses[label] = (uses[label] as number) + 1;
    if (labels.length > MOST_LABELS) continue;
    for (const one of labels)
      for (const other of labels) {
        const at = one * width + other;
        together[at] = (together[at] as number) + 1 / labels.length;
      }
  }
  const likeness = (one: number, other: number) =>
    (together[one * width + other] as number) / Math.sqrt((uses[one] as number) * (uses[other] as number) || 1);
  const left = new Set(Array.from({ length: width }, (_, label) => label));
  const most = (worth: (label: number) => number) =>
    [...left].reduce((best, label) => (worth(label) > worth(best) ? label : best));
  const order: number[] = [];
  while (left.size > 0) {
    const last = order.at(-1);
    const next = most((label) => (last === undefined ? (uses[label] as number) : likeness(last, label)));
    order.push(next);
    left.delete(next);
  }
  return order;
}
