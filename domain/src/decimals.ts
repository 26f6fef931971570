/** How many decimals are kept of what is no whole number, by its name. A test compares them with the database's columns. */
export const DECIMALS: Readonly<Record<string, number>> = {
  heures: 1,
  heures_moteur: 1,
  heures_echeance: 1,
  heures_realisation: 1,
  longueur: 2,
  largeur: 2,
  tirant_eau: 2,
  prix: 2,
  prix_unitaire: 2,
  quantite: 3,
  quantite_max: 3,
  eau_a_bord: 1,
  carburant_a_bord: 1,
};

/**
 * A number to so many decimals; a half goes up, as it is written: 1.005 to 1.01, whatever its binary fraction.
 * why through its digits: the database rounds what it reads, and that is text.
 */
export function roundTo(value: number, places: number): number {
  const [digits = "", power = "0"] = String(Math.abs(value)).split("e");
  const shifted = Math.round(Number(`${digits}e${Number(power) + places}`));
  return Math.sign(value) * Number(`${shifted}e-${places}`) || 0;
}

/** A row with its numbers as they will be read back. */
export function asKept<Row extends object>(row: Row): Row {
  const rounded = Object.entries(row).flatMap(([name, value]) => {
    const places = DECIMALS[name];
    return places !== undefined && typeof value === "number" ? [[name, roundTo(value, places)]] : [];
  });
  return rounded.length > 0 ? { ...row, ...Object.fromEntries(rounded) } : row;
}
