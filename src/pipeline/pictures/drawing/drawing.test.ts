import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../../util/paths.ts'
import { readDrawing } from './drawing.ts'

const unsafeIn = (svg: string) => {
  const read = readDrawing(svg)
  return 'found' in read ? read.found : undefined
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inner}</svg>`

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script'],
  ['a script under a prefix', svg('<svg:script href="#a"/>'), '<svg:script'],
  ['an event handler', svg('', ' onload="alert(1)"'), 'onload='],
  ['a handler after a value with an angle bracket', svg('<path d=">" onclick="a()"/>'), 'onclick='],
  ['HTML within', svg('<foreignObject><p>Po</p></foreignObject>'), '<foreignObject'],
  ['a picture of another host', svg('<image href="https://a.test/b.png"/>'), '<image'],
  ['a shape of another file', svg('<use href="b.svg#c"/>'), 'href="b.svg#c"'],
  ['a shape under the old name', svg('<use xlink:href="b.svg#c"/>'), 'xlink:href="b.svg#c"'],
  ['a paint of another file', svg('<path fill="url(b.svg#c)"/>'), 'url(b.svg#c'],
  [
    'a style sheet of another host',
    svg('<style>@import "https://a.test/a.css"</style>'),
    '@import "https://a.test/a.css"',
  ],
  [
    'a style sheet before the drawing',
    `<?xml-stylesheet href="a.css"?>${svg('')}`,
    '<?xml-stylesheet href="a.css"',
  ],
  [
    'a font within',
    svg('<style>a{src:url(data:font/woff2;base64,AA)}</style>'),
    'url(data:font/woff2;base64,AA',
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!DOCTYPE svg [<!ENTITY a "b"'],
  ['an escape in a style', svg('<path style="fill:u\\72l(b)"/>'), 'u\\72l(b'],
  [
    'another encoding',
    `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
    '<?xml version="1.0" encoding="UTF-7"',
  ],
  ['metadata', svg('<metadata>Arta</metadata>'), '<metadata'],
  ['a comment', svg('<!-- C:\\Users\\Arta -->'), '<!-- C:\\Users\\Arta'],
  ['notes of a program', svg('', ' xmlns:sodipodi="http://s" sodipodi:docname="a"'), 'xmlns:sodipodi='],
  ['motion', svg('<animate attributeName="x"/>'), '<animate'],
  ['a link', svg('<a href="#b"><path/></a>'), '<a'],
  [
    'a script under a prefix in other letters',
    svg('<ë:script>a()</ë:script>', ' xmlns:ë="http://www.w3.org/2000/svg"'),
    'xmlns:ë=',
  ],
  ['an element in other letters', svg('<ë:script>a()</ë:script>'), '<ë:script'],
  [
    'an order to leave in the language of pages',
    svg('<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://a.test"/>'),
    '<meta',
  ],
  [
    'another language under the name of a group',
    svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
    'xmlns="http://www.w3.org/1999/xhtml"',
  ],
  [
    'another meaning of the one prefix',
    svg('', ' xmlns:xlink="http://www.w3.org/1999/xhtml"'),
    'xmlns:xlink="http://www.w3.org/1999/xhtm',
  ],
  ['a style sheet spelled by number', svg('<style>&#64;import "a.css";</style>'), '@import "a.css";'],
  ['an address spelled by number', svg('<path fill="&#117;rl(//a.test)"/>'), 'url(//a.test'],
  ['text that is read as it stands', svg('<style><![CDATA[a{}]]></style>'), '<![CDATA['],
  [
    'a picture by another function',
    svg('', ' style="background:image-set(\'//a.test\' 1x)"'),
    "image-set('//a.test' 1x",
  ],
  ['a function by name in other letters', svg('<path fill="ürgb(1)"/>'), 'ürgb(1'],
  ['a property of its own', svg('<style>a{clip-path:var(--b)}</style>'), 'var(--b'],
  ['a part by a name in disguise', svg('<path fill="url(#%61)"/>'), 'url(#%61'],
  ['a filter', svg('<filter id="a"><feFlood/></filter>'), '<filter'],
  ['an attribute without quotes', svg('<path d=M0/>'), 'd=M0/'],
  ['an attribute that no drawing has', svg('<path srcset="a"/>'), 'srcset='],
  ['a part that a style sheet refers to', svg('<style>.b{fill:url(#a)}</style>'), 'url(#a)'],
  ['an element in a style sheet', svg('<style>a{}<g/></style>'), '<g'],
  ['tags that do not pair up', svg('<g><path></g></path>'), '<path'],
  ['a drawing that does not end', svg('').replace('</svg>', '<g>'), '<g'],
  ['a second drawing', `${svg('')}<svg id="a"/>`, '<svg'],
  ['text beside the drawing', `${svg('')}Arta`, 'Arta'],
  ['a page', '<html xmlns="http://www.w3.org/2000/svg"><svg/></html>', '<html'],
  ['groups to any depth', svg(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`), '<g'],
  ['no drawing at all', '', ''],
])('drawing check refuses %s', (_, text, found) => {
  expect(unsafeIn(text)).toBe(found)
})

test('drawing check accepts drawings that refer to their own parts', () => {
  const parts = `<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs>
    <title>Dielli mbi kodër</title><style>.b { fill: #0f4d3f }</style>
    <use href="#c"/><use xlink:href='#c'/><path id="c" class="b" fill="url('#a')" d="M0 0h4"/>`
  const whole = `<?xml version="1.0" encoding="UTF-8"?>\n${svg(parts, ' xmlns:xlink="http://www.w3.org/1999/xlink"')}`
  expect(unsafeIn(whole)).toBeUndefined()
})

test.each([
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="48mm" height="48mm" version="1.1" viewBox="0 0 48 48" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
 <defs><linearGradient id="b"><stop stop-color="#fff" offset="0"/></linearGradient>
 <radialGradient id="a" cx="3" cy="4" r="5" gradientTransform="matrix(1 0 0 1 -3 4)" gradientUnits="userSpaceOnUse" xlink:href="#b"/></defs>
 <g transform="translate(-3.2 4)" style="fill:url(&quot;#a&quot;);stroke-width:.3"><path d="m1 2 3 4z" fill="url(#a)"/></g>
</svg>
`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
\t viewBox="0 0 48 48" style="enable-background:new 0 0 48 48;" xml:space="preserve">
<style type="text/css">
\t.st0{fill:#0F4D3F;font-family:'MyriadPro-Regular', Arial;}
\t.st1,.st2{fill:none;}
</style>
<clipPath id="SVGID_1_"><rect width="9" height="9"/></clipPath><g class="st1 st0" data-name="Layer 1" clip-path="url(#SVGID_1_)"><polygon points="1,2 3,4"/></g>
</svg>`,
  ],
  [
    'Figma',
    `<svg width="48" height="48" viewBox="0 0 48 48" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M4 4Z" fill="url(#paint0_linear_1_2)" fill-opacity="0.4"/></g>
<defs><linearGradient id="paint0_linear_1_2" x1="4" y1="4" x2="9" y2="9" gradientUnits="userSpaceOnUse"><stop stop-color="white"/><stop offset="1" stop-color="rgba(1, 2, 3, 0.4)"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="48" height="48" fill="white"/></clipPath></defs>
</svg>
`,
  ],
])('drawing check accepts a plain drawing of %s', (_, text) => {
  expect(unsafeIn(text)).toBeUndefined()
})

test('drawing check accepts numeric and named character references in a title', () => {
  expect(unsafeIn(svg('<title>Dielli &amp; er&#235;ra (2024)</title>'))).toBeUndefined()
})

test('published drawing is rewritten in one form with the same content', () => {
  const read = readDrawing(
    `\uFEFF<?xml version='1.0'?>\n${svg(`<g fill='#fff'><path d="M0 0&#10;h4" id="&#97;"/></g>`)}`,
  )
  const parts = '<g fill="#fff"><path d="M0 0\nh4" id="a"></path></g>'
  expect(read).toEqual({ svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${parts}</svg>\n` })
})

test('published drawing escapes every character of its texts', () => {
  const read = readDrawing(
    svg('<title>&lt;script&gt; &amp; &quot;A&quot;</title><path aria-label="&quot;&gt;&lt;a/&gt;"/>'),
  )
  expect(read).toEqual({
    svg: expect.stringContaining(
      '<title>&lt;script&gt; &amp; &quot;A&quot;</title><path aria-label="&quot;&gt;&lt;a/&gt;"></path>',
    ),
  })
})

test('drawing check accepts the drawings of the good site', async () => {
  const folder = join(paths.root, 'tests/fixtures/content-check/good/content')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(unsafeIn(await readFile(join(folder, name), 'utf8')), name).toBeUndefined()
})
