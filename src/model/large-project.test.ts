import { expect, test } from 'vitest'
import { isLarge } from './large-project.ts'

test('isLarge accepts schools, academies, and studies that link to a page', () => {
  const plain = { blocks: [['Fidanë.']] }
  expect(isLarge(plain)).toBe(false)
  expect(isLarge({ ...plain, themes: ['pyjet'] })).toBe(false)
  expect(isLarge({ ...plain, themes: ['burimet', 'akademi'] })).toBe(true)
  expect(isLarge({ ...plain, themes: ['shkolla-verore'] })).toBe(true)
  const link = (href: string) => ({ kind: 'link' as const, href, children: ['raporti'] })
  const study = (blocks: Parameters<typeof isLarge>[0]['blocks']) => isLarge({ themes: ['planet'], blocks })
  expect(study([[{ kind: 'strong', children: [link('/blog/1')] }]])).toBe(true)
  expect(study([{ items: [['a'], [link('/information-blog/2')]] }])).toBe(true)
  expect(study([[link('https://example.org')]])).toBe(false)
  expect(study([['Fidanë.']])).toBe(false)
  expect(isLarge({ themes: ['klima'], blocks: [[link('/information-blog/1')]] })).toBe(false)
})
