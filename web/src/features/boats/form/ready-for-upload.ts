/** The server reads photos up to this many pixels. */
const MOST_PIXELS = 50_000_000;
const REDRAWN_SIDE = 4_000;

/**
 * The photo as the server can read it: one with too many pixels, or in a format that only this browser knows (HEIC on Apple's),
 * is drawn again as JPEG. Whatever the browser can't decode goes as it is; the server will say.
 */
export async function readyForUpload(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const isHeic = /hei[cf]/i.test(file.type);
  const redrawn = isHeic || picture.width * picture.height > MOST_PIXELS ? await redraw(picture) : undefined;
  picture.close();
  return redrawn ? new File([redrawn], "photo.jpg", { type: "image/jpeg" }) : file;
}

function redraw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, REDRAWN_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9));
}
