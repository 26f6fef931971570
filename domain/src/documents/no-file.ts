/** For `vu`, where no file was seen. */
export const NO_FILE = "aucun";
