import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Changes } from '../../protocol.ts'
import { ChangeList } from './ChangeList.tsx'

const nothing: Changes = {
  documents: [],
  pending: [],
  proposed: [],
  leftOut: [],
  way: 'push',
  asksAuthor: false,
}
const document = { file: 'content/news/dita/index.mdx', title: 'Dita', state: 'new', pictures: 0 } as const
const draft = { ...document, errors: 0, hasConflict: false }

function markupOf(changes: Partial<Changes>, isPulled = false): string {
  const props = { file: undefined, chosen: [], onTick: () => undefined, isPulled }
  return renderToStaticMarkup(<ChangeList changes={{ ...nothing, ...changes }} {...props} />)
}

/** The text of the list, without its markup. */
function textOf(changes: Partial<Changes>, isPulled = false): string {
  return markupOf(changes, isPulled)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('ChangeList says that what is new was pulled, and lists the drafts', () => {
  const text = textOf({ way: 'host', documents: [draft] }, true)
  expect(text).toContain('Ajo që kishte të re u mor; përmbajtja këtu është më e reja.')
  expect(text).toContain('„Dita“: i ri')
  expect(textOf({ way: 'host', documents: [draft] })).not.toContain('Ajo që kishte të re u mor')
})

test('ChangeList says that there is no draft only where nothing can be published', () => {
  const none = 'Nuk ka asnjë draft për t’u publikuar.'
  expect(textOf({})).toContain(none)
  expect(textOf({ documents: [draft] })).not.toContain(none)
  const text = textOf({ pending: [document] })
  expect(text).toContain('„Dita“: i ri')
  expect(text).not.toContain(none)
})

test('ChangeList links the documents whose links keep a removal from being published', () => {
  const links = [{ file: 'content/projects/2022-pylli.mdx', title: 'Pylli' }]
  const removal = { ...draft, state: 'removed', errors: 1, links } as const
  const markup = markupOf({ documents: [removal] })
  expect(markup).toContain(
    'Nuk publikohet ende: këto dokumente kanë lidhje drejt tij; hiqni më parë lidhjet.',
  )
  expect(markup).toContain('<a href="#/content/projects/2022-pylli.mdx">Pylli</a>')
})
