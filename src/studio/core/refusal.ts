import { failures } from '../words/core.json'

/** The refusal of a call, with the reason in words for the editor. The call has written nothing. */
export class Refusal extends Error {
  /** The HTTP status of the answer. */
  readonly status: number
  /** The document in whose form the cause is fixed, if there is one. */
  readonly file: string | undefined

  constructor(status: 400 | 403 | 404 | 409 | 412 | 413 | 415 | 422, reason: string, file?: string) {
    super(reason)
    this.status = status
    this.file = file
  }
}

/** The failures by the system's error codes. On Windows EPERM also means a file that another program has open. */
const codes: Readonly<Record<string, keyof typeof failures>> = {
  EACCES: 'denied',
  EBUSY: 'locked',
  ECLOSED: 'closedStore',
  EDQUOT: 'full',
  EIO: 'disk',
  EISDIR: 'misplaced',
  EMFILE: 'busy',
  ENOSPC: 'full',
  ENOTDIR: 'misplaced',
  EPERM: 'lockedOrDenied',
  EROFS: 'readOnly',
  ESTOLEN: 'stolen',
  ESTOPPED: 'stopped',
}

/** Why something failed, in words for the editor. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = codes[code]
  if (reason === undefined && error instanceof Error && error.cause !== undefined)
    return reasonOf(error.cause)
  return failures[reason ?? 'other']
}
