/** The application's own files, a cache for each release. The same for everybody. */
export const SHELLS = "bosco-shell-";
/** The photos of whoever is signed in: one cache at a time, with the user's id. */
export const PHOTOS = "bosco-photos-";
/** The papers' files that its user keeps on this device: one cache at a time, with his id. */
export const FILES = "bosco-papiers-";
