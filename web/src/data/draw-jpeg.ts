/** A picture that was drawn anew: upright, without what else its file said. */
export interface DrawnPicture {
  jpeg: Blob;
  width: number;
  height: number;
}

interface Drawing {
  /** The longer side is at most so many pixels. */
  side: number;
  quality: number;
}

/** Draws a picture as JPEG. Throws for what this browser can't read. */
export async function drawJpeg(picture: Blob, drawing: Drawing): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(picture);
  try {
    return await drawBitmap(bitmap, drawing);
  } finally {
    bitmap.close();
  }
}

/** The same of one that is read already. */
export async function drawBitmap(bitmap: ImageBitmap, { side, quality }: Drawing): Promise<DrawnPicture> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const { width, height } = canvas;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  // why white first: what a picture leaves clear would come out black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  if (!jpeg) throw new Error("this browser has drawn nothing");
  return { jpeg, width, height };
}
