/**
 * Converts kibibytes, the unit in which systems report memory, to MB: millions of bytes.
 *
 * @param {number} kibibytes
 * @returns {number}
 */
export function megabytesOf(kibibytes) {
  return (kibibytes * 1024) / 1e6
}
