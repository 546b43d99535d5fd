import type { ViteDevServer } from 'vite'

/** Between a page and what it asks for next, in ms. */
const pause = 500
/** After listening, in ms, where nobody asks for anything. */
const patience = 1000
/** After the first answer, in ms, whatever is still being asked for. */
const atMost = 4000

/**
 * Calls `begin` once when the first page has got all that it asks for, so that work that nobody waits for does not
 * stand in its way.
 */
export function onFirstQuiet({ httpServer, middlewares }: ViteDevServer, begin: () => void): void {
  let open = 0
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let last: NodeJS.Timeout | undefined
  const start = () => {
    clearTimeout(timer)
    clearTimeout(last)
    if (!isOver) begin()
    isOver = true
  }
  httpServer?.once('listening', () => {
    timer = setTimeout(start, patience)
  })
  middlewares.use((_request, response, next) => {
    if (isOver) return next()
    open += 1
    clearTimeout(timer)
    response.once('close', () => {
      open -= 1
      last ??= setTimeout(start, atMost)
      if (open === 0) timer = setTimeout(start, pause)
    })
    next()
  })
}
