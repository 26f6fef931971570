/** Lengths as owners say them: at least one decimal, a comma. */
export const metres = (value: number) =>
  `${value.toLocaleString("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 2 })}\u00a0m`;

export const litres = (value: number) => `${value.toLocaleString("fr-FR")}\u00a0L`;

export const engineHours = (value: number) => `${value.toLocaleString("fr-FR")}\u00a0h`;
