/** Something that keeps Bosco from starting. The message is one line: what is wrong, and how to mend it. */
export class StartError extends Error {
  override name = "StartError";
}
