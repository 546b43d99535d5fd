/**
 * Memory as systems tell it, in units of 1024 bytes, in MB: millions of bytes.
 *
 * @param {number} kibibytes
 * @returns {number}
 */
export function megabytesOf(kibibytes) {
  return (kibibytes * 1024) / 1e6
}
