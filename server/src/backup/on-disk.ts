import { open } from "node:fs/promises";

/** A file or folder is on the disk, and not only in the system's memory. */
export async function settle(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    // why: some systems sync no folder.
    if (!(error instanceof Error && "code" in error && (error.code === "EISDIR" || error.code === "EPERM")))
      throw error;
  } finally {
    await handle.close();
  }
}
