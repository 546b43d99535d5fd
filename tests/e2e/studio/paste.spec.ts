import type { Locator, Page } from '@playwright/test'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import words from '../../../src/studio/words/body.json' with { type: 'json' }
import { onDisk, openBody, shown, waitForCaret } from '../support/body.ts'
import {
  blockPreview,
  discard,
  expect,
  publish,
  test,
  testInOwnWindow,
  writeElsewhere,
} from '../support/studio.ts'

const report = 'reports/2024/index.mdx'
const news = 'news/rahovec-2050/index.mdx'
const project = 'projects/2008-pylli-dhe-druri.mdx'

testInOwnWindow(
  'paste from Word becomes clean blocks, and a link is chosen from the pages',
  async ({ page, studio }) => {
    const before = await onDisk(studio, news)
    const body = await openBody(page, news)
    await beginLine(page, body)
    await paste(
      body,
      `<p class="MsoNormal" style="color:red"><b>Trashë</b> fjalë<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0">një pikë</p>`,
    )
    // The preview shows what came, as soon as it has it: a paste is more than a key.
    await expect(page.frameLocator('iframe').getByText('një pikë')).toBeInViewport()
    await body.getByText('një pikë').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' te ')
    await page.keyboard.press('Control+k')
    const panel = page.getByRole('form', { name: words.links.title })
    await panel.getByLabel(words.links.address).fill('/projects')
    await panel.getByRole('button', { name: words.links.set }).click()
    await expect(page.getByText(words.said.linked)).toBeAttached()
    await publish(page)
    const after = await onDisk(studio, news)
    expect(after.startsWith(before.trimEnd())).toBe(true)
    expect(after.slice(before.trimEnd().length)).toMatch(
      /^\n\n<p><strong>Trashë<\/strong> fjalë<\/p>\n\n<ul>\n {2}<li>një pikë te <a href="\/projects">[^<]+<\/a><\/li>\n<\/ul>\n$/,
    )
    await writeElsewhere(page, studio, news, before)
    await expect(body.getByText('një pikë')).toHaveCount(0)
    expect(await onDisk(studio, news)).toBe(before)
  },
)

testInOwnWindow(
  'paste drops deleted words, keeps powers and reports what a report cannot hold',
  async ({ page }) => {
    await blockPreview(page)
    const body = await openBody(page, report)
    await page.clock.install()
    await body.locator('> p').first().click()
    await page.keyboard.press('Control+a')
    await waitForCaret(page)
    const subtitle = page.getByRole('toolbar').getByRole('button', { name: words.subtitle })
    await expect(subtitle).toHaveAccessibleDescription(words.noTitle)
    await subtitle.click({ force: true })
    await expect(page.getByRole('status').getByText(words.noTitle)).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await paste(
      body,
      `<h2>Titull</h2><p>Ka <del>njëqind</del><ins>dhjetë</ins> m<sup>2</sup>, <span style="text-decoration:line-through">jo</span> CO<sub>2</sub><img src="x.png">
    <a href="https://www.google.com/url?q=https%3A%2F%2Fx.org%2F%EB">lidhje</a></p><ul><li><p>a</p><p>b</p><ol><li>c</li></ol></li><li>d</li></ul>${wordWebList}${withComments}`,
    )
    expect(await body.locator('> *').evaluateAll(shown)).toEqual(
      expect.arrayContaining([
        '<p>Titull</p>',
        '<p>Ka dhjetë m², CO₂ <a href="https://www.google.com/url?q=https%3A%2F%2Fx.org%2F%EB">lidhje</a></p>',
        '<ul><li><p>a b</p></li><li><p>c</p></li><li><p>d</p></li></ul>',
        '<ul><li><p>uji</p></li><li><p>i pijes</p></li><li><p>i ftohtë</p></li><li><p>era</p></li></ul>',
        '<p>Fjalia me koment vazhdon¹.</p>',
        '<p>¹ Burimi.</p>',
      ]),
    )
    await expect(body.getByText('marrëzi')).toHaveCount(0)
    const note = (one: keyof typeof words.leftOut) => page.getByText(words.leftOut[one])
    for (const one of ['deletions', 'titles', 'points', 'pictures', 'comments'] as const)
      await expect(note(one)).toBeVisible()
    // They stay until one writes on or pastes again, and long enough to be heard.
    await page.clock.runFor(60_000)
    await expect(note('deletions')).toBeVisible()
    // A paste that loses nothing takes the sentences about the one before it away.
    await paste(body, '<p>y</p>')
    await expect(note('deletions')).toHaveCount(0)
    await paste(body, '<p>x<sub>2e b</sub><img src="x.png"></p>')
    await expect(page.getByText(words.noScript)).toBeVisible()
    await page.keyboard.type('!')
    await page.clock.runFor(9000)
    await expect(note('pictures')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(note('pictures')).toHaveCount(0)
    await page.clock.resume()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(page.getByText(appWords.editor.clean)).toBeVisible()
  },
)

const wordPoint = (sign: string, text: string, level = 1) =>
  `<p class="MsoListParagraphCxSpMiddle" style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

const webPage = `<div onclick="x()"><script>alert(1)</script><h2>Lajm</h2><p style="color:red" data-values="{">Tekst <a href="javascript:alert(1)">lidhje</a><img src="x.png"></p>fjalë<table><tr><td><p>A</p></td><td>B</td></tr><tr><td>1</td><td>CO<sub>2</sub></td></tr></table><blockquote>Thënie</blockquote></div>`

const wordComment = (sign: string) =>
  `<span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">${sign}</a><span style="mso-special-character:comment">&nbsp;</span></span>`
const wordNote = (number: number) =>
  `<a style="mso-footnote-id:ftn${number}" href="#_ftn${number}"><span class="MsoFootnoteReference">[${number}]</span></a>`
const withComments = `<p>Fjalia <a style="mso-comment-reference:AB_1">me koment</a>${wordComment('[AB1]')} vazhdon${wordNote(1)}.</p>
<div style="mso-element:footnote-list"><hr><div style="mso-element:footnote"><p>${wordNote(1)} Burimi.</p></div></div>
<div style="mso-element:comment-list"><hr class="msocomoff"><div style="mso-element:comment"><div class="msocomtxt"><p class="MsoCommentText">${wordComment('[AB1]')}Kjo është marrëzi, hiqe!</p></div></div></div>`

/** A point as Word for the web copies it: a list of its own. */
const wordWebPoint = (text: string, level: number, tag = 'ul') =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" paraid="1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${tag}></div>`

const wordWebList = `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph">Morëm:</p></div>${wordWebPoint('uji', 1)}${wordWebPoint('i pijes', 2)}${wordWebPoint('i ftohtë', 3)}${wordWebPoint('era', 1)}${wordWebPoint('një', 1, 'ol')}${wordWebPoint('dy', 1, 'ol')}`

/** What comes from Word, from Docs and from a web page, with what is shown of it in news. */
const clipboards: readonly [html: string, blocks: string][] = [
  [
    wordWebList,
    '<p>Morëm:</p><ul><li><p>uji</p><ul><li><p>i pijes</p><ul><li><p>i ftohtë</p></li></ul></li></ul></li><li><p>era</p></li></ul><ol><li><p>një</p></li><li><p>dy</p></li></ol>',
  ],
  [wordWebPoint('uji', 1), '<ul><li><p>uji</p></li></ul>'],
  [
    '<p>Shih <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fx.org%2Fa%3Ffbclid%3DIw1&h=AT">lidhjen</a></p>',
    '<p>Shih <a href="https://x.org/a">lidhjen</a></p>',
  ],
  [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang="SQ"><!--StartFragment-->
<p class="MsoNormal" style='margin-bottom:8pt'><b><span lang="SQ" style='font-size:12.0pt'>Energjia</span></b><span lang="SQ"> dhe <i>klima</i>&nbsp;në
<a href="https://shembull.org/faqja">shkollë</a><a href="#_Toc12">.</a><o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Fundi.</p><!--EndFragment--></body></html>`,
    '<p><strong>Energjia</strong> dhe <em>klima</em> në <a href="https://shembull.org/faqja">shkollë</a>.</p><p>Fundi.</p>',
  ],
  [wordPoint('·', 'dielli') + wordPoint('·', 'era'), '<ul><li><p>dielli</p></li><li><p>era</p></li></ul>'],
  [
    wordPoint('1.', 'maten') + wordPoint('2.', 'numërojnë'),
    '<ol><li><p>maten</p></li><li><p>numërojnë</p></li></ol>',
  ],
  [
    wordPoint('1.', 'burimet') +
      wordPoint('o', '<b>dielli</b>', 2) +
      wordPoint('o', 'era', 2) +
      wordPoint('§', 'në det', 3) +
      wordPoint('2.', 'klima'),
    '<ol><li><p>burimet</p><ul><li><p><strong>dielli</strong></p></li><li><p>era</p><ul><li><p>në det</p></li></ul></li></ul></li><li><p>klima</p></li></ol>',
  ],
  ['<p><b>■</b>&nbsp; uji<br>■<span>   </span>era</p>', '<ul><li><p>uji</p></li><li><p>era</p></li></ul>'],
  [
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Titulli</span></h1><p dir="ltr"><span style="font-weight:400;font-style:normal">Era </span><span style="font-weight:700">fryn</span><span style="font-style:italic"> fort</span></p><ul><li dir="ltr"><p dir="ltr"><span>një</span></p></li><ul><li><p>dy</p></li></ul></ul><br></b>`,
    '<h2>Titulli</h2><p>Era <strong>fryn</strong><em> fort</em></p><ul><li><p>një</p><ul><li><p>dy</p></li></ul></li></ul>',
  ],
  // Blank lines, and what stands on lines of its own, part the words.
  [
    `<h2><div>Një</div><div>dy</div></h2>tre<br> <br>katër<br>pesë<details><summary>gjashtë</summary>shtatë</details><ul><li>tetë<br><br>nëntë</li></ul><span style="white-space: pre-wrap">dhjetë

njëmbëdhjetë
dymbëdhjetë</span>`,
    '<h2>Një dy</h2><p>tre</p><p>katërpesë</p><p>gjashtë</p><p>shtatë</p><ul><li><p>tetë</p><p>nëntë</p></li></ul><p>dhjetë</p><p>njëmbëdhjetëdymbëdhjetë</p>',
  ],
  [
    webPage,
    '<h2>Lajm</h2><p>Tekst lidhje</p><p>fjalë</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>CO<sub>2</sub></td></tr></tbody></table><blockquote><p>Thënie</p></blockquote>',
  ],
  [withComments, '<p>Fjalia me koment vazhdon<sup>1</sup>.</p><p><sup>1</sup> Burimi.</p>'],
  ['<h1>A</h1><h4>B</h4><p>c</p><h6>D</h6><h3>E</h3>', '<h2>A</h2><h3>B</h3><p>c</p><h4>D</h4><h3>E</h3>'],
  [
    '<p>c</p><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
    '<p>c</p><table><thead><tr><th>A</th><th>B</th></tr></thead></table>',
  ],
  [
    '<p>c</p><table><tbody><tr><td>A</td><td>B</td></tr></tbody><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p>c</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
]

test('paste becomes the blocks that the body allows, and an error shows at its block', async ({ page }) => {
  const body = await openBody(page, news)
  await body.locator('> h2').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' "drejt"')
  await expect(body.locator('[data-problem] + [data-problems]')).toBeVisible()

  const pasted = async (html: string) => {
    await body.locator('> *').first().click()
    await page.keyboard.press('Control+a')
    await waitForCaret(page)
    await paste(body, html)
    return (await body.locator('> *').evaluateAll(shown)).join('')
  }
  for (const [html, blocks] of clipboards) expect(await pasted(html)).toBe(blocks)
  await page.getByRole('button', { name: words.cards.addRow }).click()
  await page.getByRole('button', { name: words.cards.removeColumn }).click()
  await expect(body.locator('tr')).toHaveCount(3)
  await expect(body.locator('td, th')).toHaveCount(3)
  await discard(page)
  await openBody(page, project)
  // Until then the editor of the post may stand there.
  await expect(body).toContainText('Druri ngroh shumë shtëpi')
  expect(await pasted(webPage)).toBe(
    '<p>Lajm</p><p>Tekst lidhje</p><p>fjalë</p><p>A – B</p><p>1 – CO₂</p><p>Thënie</p>',
  )
  await discard(page)
})

/** Begins a line below all others. */
async function beginLine(page: Page, body: Locator): Promise<void> {
  await body.locator('> p').last().click()
  await page.keyboard.press('Control+End')
  await expect.poll(() => body.evaluate(isCaretAtEnd)).toBe(true)
  await waitForCaret(page)
  await page.keyboard.press('Enter')
}

function isCaretAtEnd(element: Element): boolean {
  const rest = document.createRange()
  const caret = getSelection()
  rest.selectNodeContents(element)
  if (caret?.focusNode) rest.setStart(caret.focusNode, caret.focusOffset)
  return rest.toString() === ''
}

test('paste that cannot be read keeps its words and reports the lost formatting', async ({ page }) => {
  const body = await openBody(page, news)
  const first = body.locator('> p').first()
  const before = await first.textContent()
  await page.evaluate(() => {
    document.createNodeIterator = () => {
      throw new Error('The paste cannot be read.')
    }
  })
  await beginLine(page, body)
  await paste(body, '<p>Fjalë të <b>trasha</b></p>')
  await expect(body.getByText('Fjalë të trasha')).toBeVisible()
  await expect(page.getByText(words.leftOut.looks)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: appWords.close }).click()
  await expect(page.getByText(words.leftOut.looks)).toHaveCount(0)
  await expect(body).toBeFocused()
  await expect(first).toHaveText(before ?? '')
  await page.evaluate(() => Reflect.deleteProperty(document, 'createNodeIterator'))
  await discard(page)
})

test('drop inserts content as paste does, and dragging moves words', async ({ page }) => {
  const body = await openBody(page, news)
  await beginLine(page, body)
  await paste(
    body,
    '<p>Fjala</p><table><tr><th>Viti</th><th>Sasia</th></tr><tr><td>2020</td><td>Pesë</td></tr></table>',
  )
  const table = body.locator('table').last()
  const cell = table.getByText('Pesë')
  await cell.scrollIntoViewIfNeeded()
  await drop(cell, '<p>Një</p><ul><li>Dy</li></ul>')
  await expect(cell).toHaveText('NjëDyPesë')
  await expect(table.locator('tr')).toHaveCount(2)
  await expect(cell.locator('br')).toHaveCount(1)
  // Until the answer is there, a sentence about a problem may still push the words from under the mouse.
  await expect(page.getByText(appWords.editor.kept)).toBeVisible()
  const word = body.locator('> p', { hasText: /^Fjala$/ })
  await word.selectText()
  await waitForCaret(page)
  await word.hover({ position: { x: 10, y: 10 } })
  await page.mouse.down()
  // By the first step a browser sees that something is dragged, by the last one where it is let go.
  for (const place of ['Viti', '2020', '2020']) await table.getByText(place).hover()
  await page.mouse.up()
  await expect(table.locator('td').first()).toHaveText(/^2\d*Fjala\d*$/)
  await expect(body.getByText('Fjala')).toHaveCount(1)
  await discard(page)
})

test('drop turns a heading into a paragraph in a part without headings', async ({ page }) => {
  const body = await openBody(page, report)
  const days = body.locator('> *', { hasText: 'Data:' })
  const day = days.first().locator('xpath=following-sibling::p').first()
  await day.click()
  await waitForCaret(page)
  const subtitle = page.getByRole('toolbar').getByRole('button', { name: words.subtitle })
  await expect(subtitle).toBeEnabled()
  await drop(body.locator('> p').first(), '<h3>Titulli i lëshuar</h3><ul><li>pikë</li></ul>')
  await expect(body.getByText('Titulli i lëshuar')).toBeVisible()
  await expect(body.locator('h3', { hasText: 'Titulli i lëshuar' })).toHaveCount(0)
  await expect(page.getByText(words.leftOut.titles)).toBeVisible()
  await discard(page)
})

/** Drops HTML on the first letters of a block. */
async function drop(block: Locator, html: string): Promise<void> {
  await block.scrollIntoViewIfNeeded()
  await block.evaluate((element, html) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/html', html)
    const { left, top } = element.getBoundingClientRect()
    const place = { clientX: left + 6, clientY: top + 12 }
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }))
  }, html)
}

async function paste(body: Locator, html: string): Promise<void> {
  await body.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
