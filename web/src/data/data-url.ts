/** why a multiple of three: each part is whole base64 then, and they join. It is also what one call takes as arguments. */
const PART_BYTES = 3 * 8_192;

/** A file as text that any browser opens: `data:image/jpeg;base64,…`. */
export async function dataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += PART_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + PART_BYTES)));
  return `data:${file.type};base64,${text}`;
}
