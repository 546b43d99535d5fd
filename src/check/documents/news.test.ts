import { expect, test } from 'vitest'
import { type Change, placesOf, problemsOf } from '../testing/good-site.ts'

const first = '<p>Dita nisi me'

const mistakes: [fact: string, changes: Change[], expected: string[]][] = [
  ...['table', 'thead', 'tbody', 'tr', 'ul', 'ol'].map((name): (typeof mistakes)[number] => {
    const row = '<tr><th scope="col">Po</th></tr>'
    const inner = { table: row, thead: row, tbody: row, tr: '<th scope="col">Po</th>' }[name] ?? '<li>Po</li>'
    const [open = '', close = ''] =
      {
        thead: ['<table>', '</table>'],
        tbody: ['<table>', '</table>'],
        tr: ['<table><tbody>', '</tbody></table>'],
      }[name] ?? []
    return [
      `words directly inside <${name}>`,
      [['<hr>', `${open}<${name}>Vetëm ${inner}</${name}>${close}`]],
      [`27:${open.length + name.length + 3} html/misplaced-text`],
    ]
  }),
  [
    'a sign of Markdown directly inside a list',
    [['<hr>', '<ul>\n- Po\n</ul>']],
    ['28:1 html/misplaced-text'],
  ],
  [
    'a misspelt element',
    [['<caption>Matjet</caption>', '<capton>Matjet</capton>']],
    ['21:3 html/element', '21:3 html/misplaced-in'],
  ],
  ['a body of blank lines', [[/(?<=\n---\n)(?!id:)[\s\S]+/, '\n \n']], ['11:3 body/empty']],
  [
    'a heading of the first level',
    [['<h2 id="pyetjet">Pyetjet</h2>', '<h1 id="pyetjet">Pyetjet</h1>']],
    ['13:1 html/element', '19:1 html/heading-order'],
  ],
  ['an attribute without a value', [['scope="col">Ora', 'scope>Ora']], ['22:11 html/attribute-value']],
  ['a wrong value without quotes', [['scope="col">Ora', 'scope=kolona>Ora']], ['22:11 html/attribute-value']],
  [
    'what Word leaves',
    [['<hr>', '<p class=MsoNormal>Po<o:p></o:p></p>']],
    ['27:4 html/attribute', '27:22 html/element'],
  ],
  [
    'a vague link text in typographic quotes',
    [['<a href="#pyetjet">Lart', '<a href=“#pyetjet” target=_blank>këtu']],
    ['29:86 link/vague-text', '29:89 html/tag-form', '29:105 html/new-window', '29:105 html/tag-form'],
  ],
  ['blanks within tags', [['<hr>', '< p>Po.</ p>']], ['27:1 html/tag-form', '27:8 html/tag-form']],
  [
    'an empty paragraph',
    [['<hr>', '<p>&nbsp;</p>\n<p></p>']],
    ['27:1 html/empty-element', '28:1 html/empty-element'],
  ],
  ['a figure without a picture', [['<hr>', '<figure></figure>']], ['27:1 html/empty-element']],
  ['a letter that is less', [['<hr>', '<p>3 < b dhe c > 5.</p>']], ['27:6 html/less-than']],
  [
    'a picture within an address',
    [["'02.jpg'", "'data:image/png;base64,AA'"]],
    ['25:37 html/picture-address'],
  ],
  ['a picture of another folder', [["'02.jpg'", "'../02.jpg'"]], ['25:37 html/picture-address']],
  [
    'crossed tags',
    [['<em>dielli</em>?</li>', '<em>dielli</li></em>']],
    ['16:15 html/unclosed', '16:30 html/stray-end-tag'],
  ],
  [
    'a link in a link',
    [['<a href="#pyetjet">Lart', '<a href="#pyetjet">Lart <a href="/">Kreu</a>']],
    ['29:110 html/misnested'],
  ],
  [
    'a conditional comment',
    [['<!-- një koment i thjeshtë -->', '<!--[if IE]><p>Po</p><![endif]-->']],
    ['14:1 html/comment', '14:22 html/declaration'],
  ],
  ['character data', [[first, '<![CDATA[Po]]>\n<p>Dita nisi me']], ['12:1 html/declaration']],
]

test.each(mistakes)('post check refuses %s at its place', async (_, changes, expected) => {
  expect(placesOf(await problemsOf('news', ...changes))).toEqual(expected)
})

test.each([
  ['<p>Po.<p>\n<p>Jo.</p>', '27:7', '</p>'],
  ['<p>Po.<p>', '27:7', '</p>'],
  ['<h2>Po<h2>\n<p>Jo.</p>', '27:7', '</h2>'],
  ['<p>Një <strong>po<strong> dhe jo.</p>', '27:18', '</strong>'],
  ['<ul><li>Po<li><li>Jo</li></ul>', '27:11', '</li>'],
])('post check reports the missing slash of an end tag once: %s', async (html, place, tag) => {
  const problems = await problemsOf('news', ['<hr>', html])
  expect(problems.map(({ line, column, rule, hint }) => `${line}:${column} ${rule} ${hint}`)).toEqual([
    `${place} html/unclosed Shkruani: ${tag}`,
  ])
})

test.each([
  ['<p>Po.\n<p>Jo.</p>', '27:1 html/unclosed'],
  ['<p>Po.\n<p><em>Jo.</em></p>', '27:1 html/unclosed'],
  ['<ul><li>Po<li>Jo</li></ul>', '27:5 html/unclosed'],
])('post check reports an unclosed tag before a new one of the same kind: %s', async (html, expected) => {
  expect(placesOf(await problemsOf('news', ['<hr>', html]))).toEqual([expected])
})
