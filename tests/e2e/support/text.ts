import type { Locator } from '@playwright/test'

/** The text of an element that a visitor sees, in one line and one case: style sheets may set capitals. */
export async function visibleText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count as shown.
  return inOneLine(await element.innerText())
}

/** All text of an element, shown or not, in one line and one case. */
export async function wholeText(element: Locator): Promise<string> {
  return inOneLine((await element.textContent()) ?? '')
}

/** Those of the texts that are not among what is shown, as `visibleText` gives it. */
export function missingFrom(shown: string, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    // A report's entity says a note as „title: text“; its page shows the two apart.
    const [title = '', ...note] = text.split(': ')
    const isShown = [[text], [title, note.join(': ')]].some((parts) =>
      parts.every((part) => shown.includes(inOneLine(part))),
    )
    return !isShown
  })
}

/** Text in one line and one case. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('sq')
}

/** Parts of a text between its tags and at its line breaks: what must be found on a page piece by piece. */
export function piecesOf(html: string): string[] {
  return html
    .split(/<[^>]*>|\n+/)
    .map((piece) => inOneLine(piece.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')))
    .filter((piece) => piece.length > 1)
}
