import { expect, test } from 'vitest'
import type { Kind } from '../../../src/check/documents/kinds.ts'
import { showLeniently } from '../../../src/studio/core/preview/lenient.ts'
import { htmlPayloads } from './html-payloads.ts'
import { mdxPayloads } from './mdx-payloads.ts'
import { shownHtml, shownMdx } from './shown-payloads.ts'

test.each([
  ['news', '<p>Mirë.</p>', Object.values(htmlPayloads).flat(), shownHtml],
  ['report', '## Hyrje', mdxPayloads, shownMdx],
] as const)('preview of a %s draft renders only harmless payloads', (kind, begin, all, shown) => {
  expect(all.filter((payload) => isShown(kind, `${begin}\n\n${payload}\n`))).toEqual(shown)
})

function isShown(kind: Kind, body: string): boolean {
  const document = { kind, file: 'content/x/index.mdx', folder: 'content/x', pictures: [] }
  return showLeniently({ document, bytes: Buffer.of(), pictures: new Map() }, {}, {}, [body]).body === body
}
