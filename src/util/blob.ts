/** A Blob of texts and bytes. The types allow only bytes that are not shared with other threads, and this project shares none. */
export function blobOf(...parts: readonly (string | Uint8Array)[]): Blob {
  return new Blob(parts as BlobPart[])
}
