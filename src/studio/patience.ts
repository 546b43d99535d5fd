/** In ms: how long one request may take. On a slow line, a photograph takes half of this time. */
export const patience = 60_000

/**
 * The limit in ms for a call that makes many requests in sequence, each within {@link patience}. On a slow network a
 * hundred photographs take half of this time. Meanwhile the app says that it still waits for the response.
 */
export const patienceWithMany = 3_600_000
