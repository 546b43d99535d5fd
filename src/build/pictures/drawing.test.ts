import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { unsafeIn } from './drawing.ts'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inner}</svg>`

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script'],
  ['a script under a prefix', svg('<svg:script href="#a"/>'), '<svg:script'],
  ['an event handler', svg('', ' onload="alert(1)"'), 'onload='],
  ['a handler after a value with an angle bracket', svg('<path d=">" onclick="a()"/>'), 'onclick='],
  ['HTML within', svg('<foreignObject><p>Po</p></foreignObject>'), '<foreignObject'],
  ['a picture of another host', svg('<image href="https://a.test/b.png"/>'), '<image'],
  ['a shape of another file', svg('<use href="b.svg#c"/>'), 'href="b.svg#c'],
  ['a shape under the old name', svg('<use xlink:href="b.svg#c"/>'), 'href="b.svg#c'],
  ['a paint of another file', svg('<path fill="url(b.svg#c)"/>'), 'url(b.svg#c'],
  ['a style sheet of another host', svg('<style>@import "https://a.test/a.css"</style>'), '@import'],
  [
    'a style sheet before the drawing',
    `<?xml-stylesheet href="a.css"?>${svg('')}`,
    '<?xml-stylesheet href="a.css"?',
  ],
  [
    'a font within',
    svg('<style>a{src:url(data:font/woff2;base64,AA)}</style>'),
    'url(data:font/woff2;base64,AA',
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!DOCTYPE svg [<!ENTITY a "b"'],
  ['an escape in a style', svg('<path style="fill:u\\72l(b)"/>'), '\\'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'encoding="UTF-7'],
  ['metadata', svg('<metadata>Arta</metadata>'), '<metadata'],
  ['a comment', svg('<!-- C:\\Users\\Arta -->'), '<!-- C:\\Users\\Arta --'],
  ['notes of a program', svg('', ' xmlns:sodipodi="http://s" sodipodi:docname="a"'), 'xmlns:sodipodi'],
  ['motion', svg('<animate attributeName="x"/>'), '<animate'],
  ['a link', svg('<a href="#b"><path/></a>'), '<a'],
])('finds %s', (_, text, found) => {
  expect(unsafeIn(text)).toBe(found)
})

test('lets drawings pass that refer to their own parts', () => {
  const parts = `<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs>
    <title>Dielli mbi kodër</title><style>.b { fill: url(#a) }</style>
    <use href="#c"/><use xlink:href='#c'/><path id="c" class="b" fill="url('#a')" d="M0 0h4"/>`
  const whole = `<?xml version="1.0" encoding="UTF-8"?>\n${svg(parts, ' xmlns:xlink="http://www.w3.org/1999/xlink"')}`
  expect(unsafeIn(whole)).toBeUndefined()
})

test('the drawings of the site are safe', async () => {
  const names = (await readdir(paths.content, { recursive: true })).filter((name) => name.endsWith('.svg'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names)
    expect(unsafeIn(await readFile(join(paths.content, name), 'utf8')), name).toBeUndefined()
})
