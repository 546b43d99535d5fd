/**
 * Kibibytes, the unit in which systems tell memory, as MB: millions of bytes.
 *
 * @param {number} kibibytes
 * @returns {number}
 */
export function megabytesOf(kibibytes) {
  return (kibibytes * 1024) / 1e6
}
