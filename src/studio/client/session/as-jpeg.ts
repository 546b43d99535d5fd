/** Converts HEIC, TIFF and BMP, which the studio does not read, to JPEG; a photo that this browser cannot read stays as it is. */
export async function asJpeg(photo: File): Promise<File> {
  if (!/\.(hei[cf]|tiff?|bmp)$/i.test(photo.name)) return photo
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (bitmap === undefined) return photo
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], photo.name)
}
