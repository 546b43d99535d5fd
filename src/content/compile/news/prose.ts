import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import type { BareText } from '../text/html.ts'
import type { Passage } from '../text/passage.ts'

/** Signs of Markdown that a browser prints as they are. */
const markdown =
  /\*\*[^*\n]{1,300}\*\*|\[[^\]\n]{1,300}\]\([^)\n]{1,300}\)|^[ \t]*#{1,6}[ \t]\S|^[ \t]*[-*][ \t](?=\S)/m

/** Points at words outside every block, and at Markdown in an HTML body. */
export function checkProse(
  source: Source,
  passages: readonly Passage[],
  bare: readonly BareText[],
): Finding[] {
  return [
    ...bare.map(({ start, end }) => finding('html/bare-text', placeIn(source, start, end))),
    ...passages.flatMap(({ runs }) =>
      runs.flatMap(({ start, text }) => {
        const found = markdown.exec(text)
        if (found === null) return []
        const at = start + found.index + found[0].search(/\S/)
        const written = found[0].trim()
        return [finding('html/markdown', placeIn(source, at, at + written.length), { written })]
      }),
    ),
  ]
}
