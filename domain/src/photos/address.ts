/** Where the owner of a photo fetches it. The hash changes with the photo, so an answer may be kept for ever. */
export const photoUrl = (hash: string) => `/api/photos/${hash}.webp`;

/** The same photo, small enough for a card. */
export const photoCardUrl = (url: string) => url.replace(/\.webp$/, "-carte.webp");

/** The address that a row has for a file of one of these names. */
export const photoOfFile = (name: string) => photoUrl(name.replace(/(-carte)?\.webp$/, ""));
