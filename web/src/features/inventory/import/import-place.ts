import { fold } from "@bosco/domain/french";
import { type ImportPlace, PATH_SEPARATOR, placeNames, type StorageSpace } from "@bosco/domain/inventory";

/** The boat's storage spaces by name and by full path, as a file may call them. */
export function importPlace(bateau_id: string, spaces: readonly StorageSpace[]): ImportPlace {
  const own = spaces.filter((space) => space.bateau_id === bateau_id);
  const names = placeNames(own);
  const byName = new Map<string, string>();
  for (const { id, nom } of own) byName.set(fold(nom), id);
  for (const [id, name] of names) {
    byName.set(fold(name), id);
    byName.set(fold(name.replaceAll(PATH_SEPARATOR, " > ")), id);
  }
  return { bateau_id, spaces: byName };
}
