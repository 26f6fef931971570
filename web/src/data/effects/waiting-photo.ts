/** why not at once: pages draw the server's address first. */
const LINGER_MS = 60_000;

/** By operation: on this device as long as it waits, then the server's. */
const addresses = new Map<string, string>();

/**
 * The address of a photo that waits on this device, the same each time. Once the server has `answered` with the one it gave the
 * photo, it is that, and the browser need not hold the file any longer.
 */
export function photoAddress(operationId: string, photo: Blob, answered?: string | null): string {
  const known = addresses.get(operationId);
  const address = answered ?? known ?? URL.createObjectURL(photo);
  if (known !== address) letGo(known);
  addresses.set(operationId, address);
  return address;
}

/** Nothing of it is shown any more: it was taken back, or refused. */
export function forgetPhoto(operationId: string): void {
  letGo(addresses.get(operationId));
  addresses.delete(operationId);
}

function letGo(address: string | undefined): void {
  if (address?.startsWith("blob:")) setTimeout(() => URL.revokeObjectURL(address), LINGER_MS);
}
