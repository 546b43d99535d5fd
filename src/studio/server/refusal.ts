/** A call that is not carried out, with the reason in words for the editor; nothing was written. */
export class Refusal extends Error {
  /** The HTTP status of the answer. */
  readonly status: number

  constructor(status: 400 | 403 | 404 | 409 | 412 | 413 | 415 | 422, reason: string) {
    super(reason)
    this.status = status
  }
}
