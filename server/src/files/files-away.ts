/** The place of the files does not answer, or refuses: nobody's request is at fault, and it may work again soon. */
export class FilesAway extends Error {
  override readonly name = "FilesAway";
  readonly code = "FILES_AWAY";
  /** What the place itself said, when it answered at all. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
