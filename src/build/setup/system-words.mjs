/**
 * The same message, after words for it where a full disk or a missing permission is in the way. Told by the text: an
 * error that comes from another thread or process has lost its code.
 *
 * @param {string} message
 * @returns {string}
 */
export function withSystemWords(message) {
  const [, words] = causes.find(([sign]) => sign.test(message)) ?? []
  return words === undefined ? message : `${words}\n  ${message.trimEnd()}`
}

/** @type {[RegExp, string][]} */
const causes = [
  [
    /^(?:Error: )?(?:ENOSPC|EDQUOT): /m,
    'Disku është plot: lironi vend dhe provojeni përsëri. (The disk is full: free some room and try again.)',
  ],
  [
    /^(?:Error: )?(?:EACCES|EPERM|EROFS): /m,
    'Mungon leja për këtë skedar a dosje: kontrolloni kujt i takon. (No permission: check who owns it.)',
  ],
]
