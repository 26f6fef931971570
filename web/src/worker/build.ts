/** What scripts/build-worker.mjs writes in: what this release is made of. */
declare const BUILD: {
  id: string;
  /** The script that starts a page of this release. */
  start: string;
  /** Every file that opens a page without a network, with its size. */
  files: Record<string, number>;
};

export const build = BUILD;
