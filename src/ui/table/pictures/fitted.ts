/** No card is shown larger than this, in pixels of a sharp screen. */
const LONGEST_SIDE = 640;
/** What a browser can be asked to unpack at once. */
const MOST_PIXELS = 60_000_000;

/**
 * The picture as large as a card can show it. It is drawn anew, so that nothing else of the file stays: no place where a
 * photograph was taken, no name of a camera. Null where it is no picture.
 */
export async function fitted(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  try {
    if (width * height === 0 || width * height > MOST_PIXELS) return null;
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
  } finally {
    bitmap.close();
  }
}
