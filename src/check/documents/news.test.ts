import { expect, test } from 'vitest'
import { type Change, placesOf, problemsOf } from '../testing/good-site.ts'

const first = '<p>Dita nisi me'

const mistakes: [fact: string, changes: Change[], expected: string[]][] = [
  ['a printed date that says another day', [['03 MAJ 2021', '04 MAJ 2021']], ['5:7 date/printed']],
  ['a body without text', [[/<p>Dita.*/s, '']], ['11:3 body/empty']],
  ['an element outside the list', [[first, '<section>Po</section>\n<p>Dita nisi me']], ['12:1 html/element']],
  [
    'a misspelt element',
    [['<caption>Matjet</caption>', '<capton>Matjet</capton>']],
    ['21:3 html/element', '21:3 html/misplaced-in'],
  ],
  [
    'a heading of the first level',
    [['<h2 id="pyetjet">Pyetjet</h2>', '<h1 id="pyetjet">Pyetjet</h1>']],
    ['13:1 html/element', '19:1 html/heading-order'],
  ],
  ['a skipped heading level', [['<h3>Tabela</h3>', '<h4>Tabela</h4>']], ['19:1 html/heading-order']],
  ['an attribute outside the list', [[first, '<p class="hyrje">Dita nisi me']], ['12:4 html/attribute']],
  ['an event handler', [[first, '<p onclick="po()">Dita nisi me']], ['12:4 html/event-handler']],
  ['a style', [[first, '<p style="color: red">Dita nisi me']], ['12:4 html/style']],
  [
    'an attribute twice',
    [['id="pyetjet"', 'id="pyetjet" id="te-tjera"']],
    ['13:18 html/duplicate-attribute'],
  ],
  ['an attribute without a value', [['scope="col">Ora', 'scope>Ora']], ['22:11 html/attribute-value']],
  ['a wrong value', [['scope="col">Ora', 'scope="kolona">Ora']], ['22:11 html/attribute-value']],
  ['an attribute without quotes', [['scope="col">Ora', 'scope=col>Ora']], ['22:11 html/tag-form']],
  ['curly quotes', [['scope="col">Ora', 'scope=„col“>Ora']], ['22:11 html/tag-form']],
  ['a wrong value without quotes', [['scope="col">Ora', 'scope=kolona>Ora']], ['22:11 html/attribute-value']],
  [
    'what Word leaves',
    [['<hr>', '<p class=MsoNormal>Po<o:p></o:p></p>']],
    ['27:4 html/attribute', '27:22 html/element'],
  ],
  ['a list of Markdown', [['<hr>', '- Po\n- Jo']], ['27:1 html/markdown']],
  ['a heading of Markdown', [['<hr>', '## Po']], ['27:1 html/markdown']],
  ['a figure of reports', [['<hr>', '<Figure file="01.jpg" alt="Dita" />']], ['27:1 html/element']],
  ['blanks within tags', [['<hr>', '< p>Po.</ p>']], ['27:1 html/tag-form', '27:8 html/tag-form']],
  [
    'an empty paragraph',
    [['<hr>', '<p>&nbsp;</p>\n<p></p>']],
    ['27:1 html/empty-element', '28:1 html/empty-element'],
  ],
  ['a letter that is less', [['<hr>', '<p>3 < b dhe c > 5.</p>']], ['27:6 html/text-sign']],
  ['a link without an address', [['<a href="#pyetjet">Lart', '<a>Lart']], ['29:86 html/missing-attribute']],
  ['a link without text', [['<a href="#pyetjet">Lart', '<a href="#pyetjet">']], ['29:86 link/empty-text']],
  ['a new window without its relation', [[' rel="noopener"', '']], ['29:36 html/new-window']],
  ['a picture without an alternative text', [['alt="Furra hapet" ', '']], ['25:9 html/missing-attribute']],
  [
    'a picture with an empty alternative text',
    [['alt="Furra hapet"', 'alt=""']],
    ['25:14 picture/alt-empty'],
  ],
  ['a picture without an address', [[" src='02.jpg'", '']], ['25:9 html/missing-attribute']],
  ['a foreign picture', [["'02.jpg'", "'https://foto.test/02.jpg'"]], ['25:37 html/picture-address']],
  [
    'a picture within an address',
    [["'02.jpg'", "'data:image/png;base64,AA'"]],
    ['25:37 html/picture-address'],
  ],
  ['a picture of another folder', [["'02.jpg'", "'../02.jpg'"]], ['25:37 html/picture-address']],
  ['a picture that is not there', [["'02.jpg'", "'03.jpg'"]], ['25:37 picture/missing']],
  [
    'a table without headings',
    [['<tr><th scope="col">Ora</th><th scope="col">Gradët</th></tr>', '']],
    ['20:1 html/table-headings'],
  ],
  ['an empty heading', [['<h3>Tabela</h3>', '<h3> </h3>']], ['19:1 html/empty-element']],
  ['an element that is not closed', [['<em>dielli</em>', '<em>dielli']], ['16:15 html/unclosed']],
  ['a paragraph that is not closed', [['Lart</a></p>', 'Lart</a>']], ['28:1 html/unclosed']],
  ['an end tag alone', [['<hr>', '</div>']], ['27:1 html/stray-end-tag']],
  [
    'crossed tags',
    [['<em>dielli</em>?</li>', '<em>dielli</li></em>']],
    ['16:15 html/unclosed', '16:30 html/stray-end-tag'],
  ],
  [
    'a list in a paragraph',
    [[first, '<p><ul><li>Po</li></ul></p>\n<p>Dita nisi me']],
    ['12:4 html/misnested'],
  ],
  [
    'a link in a link',
    [['<a href="#pyetjet">Lart', '<a href="#pyetjet">Lart <a href="/">Kreu</a>']],
    ['29:110 html/misnested'],
  ],
  ['a point outside a list', [[first, '<li>Po</li>\n<p>Dita nisi me']], ['12:1 html/misplaced']],
  ['a paragraph directly in a list', [['  <li>Sa', '  <p>Po</p>\n  <li>Sa']], ['16:3 html/misplaced-in']],
  ['a sign that looks like a tag', [[first, '<p>3 < 5. Dita nisi me']], ['12:6 html/text-sign']],
  [
    'a conditional comment',
    [['<!-- një koment i thjeshtë -->', '<!--[if IE]><p>Po</p><![endif]-->']],
    ['14:1 html/comment', '14:22 html/declaration'],
  ],
  ['a comment that is not closed', [['i thjeshtë -->', 'i thjeshtë']], ['14:1 html/comment']],
  ['a document type', [[first, '<!DOCTYPE html>\n<p>Dita nisi me']], ['12:1 html/declaration']],
  ['character data', [[first, '<![CDATA[Po]]>\n<p>Dita nisi me']], ['12:1 html/declaration']],
  ['an unknown entity', [['&amp;', '&amp']], ['12:95 html/entity']],
  ['an id twice', [['<h3>Tabela', '<h3 id="pyetjet">Tabela']], ['19:5 html/duplicate-id']],
  ['an id of the page', [['<h3>Tabela', '<h3 id="home">Tabela']], ['19:5 html/duplicate-id']],
  [
    'an address with a script',
    [['"mailto:info@dielli.test"', '"javascript:alert(1)"']],
    ['28:25 link/address'],
  ],
  [
    'an address without encryption',
    [['https://video.test/furra', 'http://video.test/furra']],
    ['29:10 link/address'],
  ],
  ['a broken e-mail address', [['mailto:info@dielli.test', 'mailto:info']], ['28:25 link/mailto']],
  ['a broken phone number', [['tel:+38344123456', 'tel:044 123']], ['28:70 link/tel']],
]

test.each(mistakes)('refuses %s with its place', async (_, changes, expected) => {
  expect(placesOf(await problemsOf('news', ...changes))).toEqual(expected)
})

test.each([
  ['<p>Po.<p>\n<p>Jo.</p>', '27:7', '</p>'],
  ['<p>Po.<p>', '27:7', '</p>'],
  ['<h2>Po<h2>\n<p>Jo.</p>', '27:7', '</h2>'],
  ['<p>Një <strong>po<strong> dhe jo.</p>', '27:18', '</strong>'],
  ['<ul><li>Po<li><li>Jo</li></ul>', '27:11', '</li>'],
])('tells once of the slash that an end tag lacks: %s', async (html, place, tag) => {
  const problems = await problemsOf('news', ['<hr>', html])
  expect(problems.map(({ line, column, rule, cure }) => `${line}:${column} ${rule} ${cure}`)).toEqual([
    `${place} html/unclosed Shkruani: ${tag}`,
  ])
})

test.each([
  ['<p>Po.\n<p>Jo.</p>', '27:1 html/unclosed'],
  ['<p>Po.\n<p><em>Jo.</em></p>', '27:1 html/unclosed'],
  ['<ul><li>Po<li>Jo</li></ul>', '27:5 html/unclosed'],
])('takes the next of its kind for a new one: %s', async (html, expected) => {
  expect(placesOf(await problemsOf('news', ['<hr>', html]))).toEqual([expected])
})
