const addresses = new Map<string, string>();

/** The address of a photo that waits on this device, the same each time. */
export function waitingPhoto(operationId: string, photo: Blob): string {
  const address = addresses.get(operationId) ?? URL.createObjectURL(photo);
  addresses.set(operationId, address);
  return address;
}
