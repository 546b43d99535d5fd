import { expect, test } from 'vitest'
import { bodyText, labelBody } from './label-body.ts'

test('labelBody shows HTML blocks in the words of the editor', () => {
  expect(
    labelBody(
      '<h2>Dielli</h2>\n\n<p>Një <strong>fjalë</strong> &amp; <a href="/projects">projektet</a>, CO<sub>2</sub>.</p>\n',
    ),
  ).toBe('Titull: Dielli\n\nNjë fjalë & projektet (/projects), CO2.\n')
  expect(
    labelBody(
      '<figure><img src="a.jpg" alt="Çati &quot;e re&quot;" /><figcaption>Era.</figcaption></figure>\n',
    ),
  ).toBe('Figurë\nFotoja: a.jpg\nÇfarë shihet në të: Çati "e re"\nDiçitura: Era.\n')
  expect(labelBody('<ul>\n  <li>Një</li>\n</ul>\n<tr><th scope="row">A</th><td>1</td></tr>\n')).toBe(
    '\n  • Një\n\n| A| 1\n',
  )
})

test('labelBody names whole and partial components in the words of the editor', () => {
  expect(labelBody('<Figure\n  file="a.jpg"\n  alt="Një"\n/>\n')).toBe(
    'Figurë\nFotoja: a.jpg\nÇfarë shihet në të: Një\n',
  )
  expect(labelBody('<Note title="Mbani mend">\n\nEra.\n\n</Note>\n')).toBe(
    'Shënim\nTitulli: Mbani mend\n\nEra.\n\n\n',
  )
  expect(labelBody('<Figure\n  file="a.jpg"\n')).toBe('Figurë\nFotoja: a.jpg\n')
  expect(labelBody('  caption="Era."\n/>\n')).toBe('Diçitura: Era.\n')
})

test('labelBody keeps words without tags unchanged', () => {
  const text = '## Hyrje\n\n**Era** 3 < 5 &amp; 7 > 6.\n\n---\ntitle: "Dielli"\n'
  expect(labelBody(text)).toBe(text)
})

test('bodyText reads the words of one line and writes others between its tags', () => {
  const { text, textWith } = bodyText('<blockquote><p>Era &amp; dielli.</p></blockquote>\n')
  expect(text).toBe('Era & dielli.')
  expect(textWith('A < B')).toBe('<blockquote><p>A &lt; B</p></blockquote>\n')
  const figure = '<figure><img src="a.jpg" alt="Një" /><figcaption>Era.</figcaption></figure>\n'
  expect(bodyText(figure).text).toBe('Era.')
  expect(bodyText(figure).textWith('Dielli')).toBe(figure.replace('Era.', 'Dielli'))
  expect(bodyText('<figure><img src="a.jpg" /></figure>\n').text).toBe('<figure><img src="a.jpg" /></figure>')
  const property = bodyText('  caption="Era."\n')
  expect(property.text).toBe('Era.')
  expect(property.textWith('Një „çati“ "e re"')).toBe('  caption="Një „çati“ &quot;e re&quot;"\n')
  expect(bodyText('Fjalë **të** mira.\n').textWith('Të tjera.')).toBe('Të tjera.\n')
})
