export const PHOTO_MOST_BYTES = 10 * 1024 * 1024;

/** What a file chooser offers. iOS hands over JPEG for these, whatever the camera has written. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"] as const;

export const PHOTO_TOO_LARGE = "Cette photo est trop lourde\u00a0: 10 Mo au maximum.";
