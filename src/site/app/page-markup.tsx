import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * The markup of a whole document, with all suspended parts.
 * @throws errors of components.
 */
export async function pageMarkup(document: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(document, {
    // Above this size React would stream content out of order and move it with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  if (failures.length > 0) throw failures[0]
  return await new Response(prelude).text()
}
