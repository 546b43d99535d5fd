import { expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { cleanPaste } from './paste.ts'
import type { BodyKind } from './schema.ts'
import { writeBlock } from './write.ts'

/** The blocks of what is pasted, as they are written. */
const pasted = (html: string, kind: BodyKind) =>
  readBlocks(cleanPaste(html, kind), 'news')
    .map(({ node }) => writeBlock(node))
    .join('\n')

it('takes words, emphasis and links from Word, and nothing of its looks', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang="SQ"><!--StartFragment-->
<p class="MsoNormal" style='margin-bottom:8pt'><b><span lang="SQ" style='font-size:12.0pt'>Energjia</span></b><span lang="SQ"> dhe <i>klima</i>&nbsp;në
<a href="https://shembull.org/faqja">shkollë</a><a href="#_Toc12">.</a><o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Fundi.</p><!--EndFragment--></body></html>`
  expect(pasted(word, 'project')).toBe(
    '<p><strong>Energjia</strong> dhe <em>klima</em> në <a href="https://shembull.org/faqja">shkollë</a>.</p>\n<p>Fundi.</p>',
  )
})

it('makes one list of the points that Word writes as paragraphs', () => {
  const point = (sign: string, text: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  expect(pasted(point('·', 'dielli') + point('·', 'era'), 'report')).toBe(
    '<ul>\n  <li>dielli</li>\n  <li>era</li>\n</ul>',
  )
  expect(pasted(point('1.', 'maten') + point('2.', 'numërojnë'), 'report')).toBe(
    '<ol>\n  <li>maten</li>\n  <li>numërojnë</li>\n</ol>',
  )
})

it('reads the styles of Docs, whose bold element is not bold', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Titulli</span></h1><p dir="ltr"><span style="font-weight:400;font-style:normal">Era </span><span style="font-weight:700">fryn</span><span style="font-style:italic"> fort</span></p><ul><li dir="ltr"><p dir="ltr"><span>një</span></p></li><ul><li><p>dy</p></li></ul></ul><br></b>`
  expect(pasted(docs, 'news')).toBe(
    '<h2>Titulli</h2>\n<p>Era <strong>fryn</strong><em> fort</em></p>\n<ul>\n  <li>një</li>\n  <li>dy</li>\n</ul>'.replace(
      '<em> fort</em>',
      ' <em>fort</em>',
    ),
  )
})

it('takes from a web page what a body has room for', () => {
  const page = `<div onclick="x()"><script>alert(1)</script><h2>Lajm</h2><p style="color:red">Tekst <a href="javascript:alert(1)">lidhje</a><img src="x.png"></p>fjalë<table><tr><td><p>A</p></td><td>B</td></tr><tr><td>1</td><td>CO<sub>2</sub></td></tr></table><blockquote>Thënie</blockquote></div>`
  expect(pasted(page, 'news')).toBe(
    [
      '<h2>Lajm</h2>',
      '<p>Tekst lidhje</p>',
      '<p>fjalë</p>',
      '<table>',
      '  <thead>',
      '    <tr><th scope="col">A</th><th scope="col">B</th></tr>',
      '  </thead>',
      '  <tbody>',
      '    <tr><td>1</td><td>CO2</td></tr>',
      '  </tbody>',
      '</table>',
      '<blockquote><p>Thënie</p></blockquote>',
    ]
      .join('\n')
      .replace('CO2', 'CO<sub>2</sub>'),
  )
  expect(pasted(page, 'project')).toBe(
    '<p>Lajm</p>\n<p>Tekst lidhje</p>\n<p>fjalë</p>\n<p>A – B</p>\n<p>1 – CO2</p>\n<p>Thënie</p>',
  )
})

it('leaves what the editor itself copied', () => {
  const own = '<p data-pm-slice="1 1 []" data-values="{}">fjalë</p>'
  expect(cleanPaste(own, 'report')).toBe(own)
})
