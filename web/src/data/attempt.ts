/** Uses a storage of the browser's. why caught: it may be full or forbidden. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
