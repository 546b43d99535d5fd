/** In ms: how long one request may take. On a slow line, a photograph takes half of this time. */
export const patience = 60_000

/**
 * In ms: how long a call may take that makes many requests, one after another, each within {@link patience}: on a slow line a
 * hundred photographs take half of this time. The app says meanwhile that the answer is still awaited.
 */
export const patienceWithMany = 3_600_000
