import { placeNames, type StorageSpace } from "@bosco/domain/inventory";
import { encode } from "uqr";
import { saveLabels } from "../../../pdf/labels.ts";

/** The address that a scanned label opens: the space's content. */
const labelAddress = (id: string) => `${location.origin}/inventory?espace=${id}`;

/** A sheet of QR labels, one for each storage space of the boat. */
export function printLabels(boat: string, spaces: readonly StorageSpace[]): Promise<string> {
  const names = placeNames(spaces);
  return saveLabels({
    boat,
    fileStem: `etiquettes-${boat}`,
    labels: spaces.map(({ id, nom, type }) => ({
      title: names.get(id) ?? nom,
      note: type,
      // why M: a label in a locker gets scratched and wet.
      code: encode(labelAddress(id), { ecc: "M", border: 0 }).data,
    })),
  });
}
