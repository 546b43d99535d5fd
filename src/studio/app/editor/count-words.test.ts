import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('countWords returns 0 for a report or post that has only headings', () => {
  expect(countWords('## Hyrje\n\n## Dita e parë – 5 Korrik 2027\n')).toBe(0)
  expect(countWords('<h2>Një titull</h2>\n<h3 id="dy">Një\n  tjetër</h3>')).toBe(0)
})

test('countWords counts the words of the text without tags', () => {
  expect(countWords('## Hyrje\n\nDy fjalë.\n\n<Figure file="01.jpg" />\n\nDitët e para\n')).toBe(5)
  expect(countWords('<h2>Titull</h2>\n<p>Energji-kursim s’ka.</p>')).toBe(2)
})
