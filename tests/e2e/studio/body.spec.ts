import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import words from '../../../src/studio/words/body.json' with { type: 'json' }
import clientWords from '../../../src/studio/words/client.json' with { type: 'json' }
import { say } from '../../../src/studio/words/say.ts'
import { violations } from '../support/axe.ts'
import type { Development } from '../support/development.ts'
import { discard, expect, save, test, undo } from '../support/studio.ts'
import { resize } from '../support/test.ts'

const linkWords = words.links
const report = 'reports/2024/index.mdx'
const news = 'news/rahovec-2050/index.mdx'
const project = 'projects/2008-pylli-dhe-druri.mdx'

test('a typed word and a card change their own lines on disk alone', async ({ page, studio }) => {
  const before = await onDisk(studio, report)
  const body = await open(page, report)
  await body
    .locator('> p')
    .first()
    .click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('Fjalë. ')
  const figure = page.getByRole('group', { name: words.cards.figure })
  await figure.getByLabel(words.attributes.caption).fill('Mbishkrimi i provës.')
  await figure.getByRole('button', { name: words.attributes.file }).click()
  await page.getByRole('dialog').getByRole('button', { name: '03.jpg' }).click()
  await expect(page.frameLocator('iframe').getByText('Fjalë. Në fund të nëntorit energjia')).toBeAttached()
  await save(page)
  const [lines, old] = [(await onDisk(studio, report)).split('\n'), before.split('\n')]
  expect(lines).toHaveLength(old.length)
  const changed = lines.filter((line, at) => line !== old[at])
  expect(changed.map((line) => line.trim().slice(0, 30))).toEqual([
    'Fjalë. Në fund të nëntorit ene',
    'file="03.jpg"',
    'caption="Mbishkrimi i provës."',
  ])
  await undo(page)
  await expect(figure.getByLabel(words.attributes.caption)).not.toHaveValue('Mbishkrimi i provës.')
  expect(await onDisk(studio, report)).toBe(before)
})

test('the parts of a report stay whatever is typed, go when they are empty and come back; a note is written by keyboard alone', async ({
  page,
}) => {
  const body = await open(page, report)
  const parts = body.locator('[data-card="section"] h3')
  const titles = await parts.allTextContents()
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  expect(await parts.allTextContents()).toEqual(titles)
  await page.keyboard.type('Hyrja e re.')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: words.strong })).toBeFocused()
  for (let count = 0; count < 10; count++) await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('button', { name: say(words.insert, { name: words.cards.note }) }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say(words.said.inserted, { name: words.cards.note }))).toBeAttached()
  await page.keyboard.type('Mbani mend.')
  const notes = page.frameLocator('iframe').locator('aside').filter({ hasText: 'Mbani mend.' })
  await expect(notes).toHaveCount(1)

  for (const title of ['Data: 25 Nëntor 2024', 'Objektivat']) {
    const part = body.locator('[data-card="section"]').filter({ hasText: title })
    const remove = part.getByRole('button', { name: `${words.cards.remove}: ${title}` })
    await remove.click()
    await expect(page.getByText(words.parts.isNotEmpty)).toBeAttached()
    await part.locator('+ *').click()
    await untilHeard(page)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await remove.click()
    await expect(page.getByText(say(words.said.removed, { name: title }))).toBeAttached()
  }
  expect(await parts.allTextContents()).toEqual(titles.filter((title) => !/25|Objektivat/.test(title)))
  await page.getByRole('button', { name: say(words.parts.add, { title: 'Data: 25 Nëntor 2024' }) }).click()
  await expect(body).toBeFocused()
  await page.keyboard.type('Dita e fundit.')
  await page.getByRole('button', { name: say(words.parts.add, { title: 'Objektivat' }) }).click()
  await expect(body).toBeFocused()
  await page.keyboard.type('- Një objektiv.')
  expect(await parts.allTextContents()).toEqual(titles)
  const shown = page.frameLocator('iframe').locator('article')
  await expect(shown.getByText('Dita e fundit.')).toBeAttached()
  await expect(shown.getByRole('listitem').filter({ hasText: 'Një objektiv.' })).toHaveCount(1)
  // What stays in sight while one scrolls covers a part of the button that it stands over.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0
  })
  expect(await violations(page)).toEqual([])
  await discard(page)
})

test('what is pasted from Word comes as clean blocks, and a link is chosen from the pages', async ({
  page,
  studio,
}) => {
  const before = await onDisk(studio, news)
  const body = await open(page, news)
  await body.locator('> p').last().click()
  await page.keyboard.press('Control+End')
  await expect.poll(() => body.evaluate(isCaretAtEnd)).toBe(true)
  await untilHeard(page)
  await page.keyboard.press('Enter')
  await paste(
    body,
    `<p class="MsoNormal" style="color:red"><b>Trashë</b> fjalë<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0">një pikë</p>`,
  )
  await body.getByText('një pikë').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' te ')
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('form', { name: words.links.title })
  await panel.getByLabel(words.links.address).fill('/projects')
  await panel.getByRole('button', { name: words.links.set }).click()
  await expect(page.getByText(words.said.linked)).toBeAttached()
  await save(page)
  const after = await onDisk(studio, news)
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after.slice(before.trimEnd().length)).toMatch(
    /^\n\n<p><strong>Trashë<\/strong> fjalë<\/p>\n\n<ul>\n {2}<li>një pikë te <a href="\/projects">[^<]+<\/a><\/li>\n<\/ul>\n$/,
  )
  await undo(page)
  await expect(body.getByText('një pikë')).toHaveCount(0)
  expect(await onDisk(studio, news)).toBe(before)
})

const wordPoint = (sign: string, text: string, level = 1) =>
  `<p class="MsoListParagraphCxSpMiddle" style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

const webPage = `<div onclick="x()"><script>alert(1)</script><h2>Lajm</h2><p style="color:red" data-values="{">Tekst <a href="javascript:alert(1)">lidhje</a><img src="x.png"></p>fjalë<table><tr><td><p>A</p></td><td>B</td></tr><tr><td>1</td><td>CO<sub>2</sub></td></tr></table><blockquote>Thënie</blockquote></div>`

/** What comes from Word, from Docs and from a web page, with what is shown of it in news. */
const clipboards: readonly [html: string, blocks: string][] = [
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
  [
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Titulli</span></h1><p dir="ltr"><span style="font-weight:400;font-style:normal">Era </span><span style="font-weight:700">fryn</span><span style="font-style:italic"> fort</span></p><ul><li dir="ltr"><p dir="ltr"><span>një</span></p></li><ul><li><p>dy</p></li></ul></ul><br></b>`,
    '<h2>Titulli</h2><p>Era <strong>fryn</strong><em> fort</em></p><ul><li><p>një</p><ul><li><p>dy</p></li></ul></li></ul>',
  ],
  [
    webPage,
    '<h2>Lajm</h2><p>Tekst lidhje</p><p>fjalë</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>CO<sub>2</sub></td></tr></tbody></table><blockquote><p>Thënie</p></blockquote>',
  ],
]

test('what is pasted comes as the blocks that the body has room for, and a mistake in the text shows at its block', async ({
  page,
}) => {
  const body = await open(page, news)
  await body.locator('> h2').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' "drejt"')
  await expect(body.locator('[data-problem] + [data-problems]')).toBeVisible()

  const pasted = async (html: string) => {
    await body.locator('> *').first().click()
    await page.keyboard.press('Control+a')
    await untilHeard(page)
    await paste(body, html)
    return (await body.locator('> *').evaluateAll(shown)).join('')
  }
  for (const [html, blocks] of clipboards) expect(await pasted(html)).toBe(blocks)
  await page.getByRole('button', { name: words.cards.addRow }).click()
  await page.getByRole('button', { name: words.cards.removeColumn }).click()
  await expect(body.locator('tr')).toHaveCount(3)
  await expect(body.locator('td, th')).toHaveCount(3)
  await discard(page)
  await open(page, project)
  // Until then the editor of the post may stand there.
  await expect(body).toContainText('Druri ngroh shumë shtëpi')
  expect(await pasted(webPage)).toBe(
    '<p>Lajm</p><p>Tekst lidhje</p><p>fjalë</p><p>A – B</p><p>1 – CO₂</p><p>Thënie</p>',
  )
  await discard(page)
})

test('deleted words are not pasted, powers stay powers, and what has no place in a report is said', async ({
  page,
}) => {
  const body = await open(page, report)
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await untilHeard(page)
  await paste(
    body,
    `<h2>Titull</h2><p>Ka <del>njëqind</del><ins>dhjetë</ins> m<sup>2</sup>, <span style="text-decoration:line-through">jo</span> CO<sub>2</sub><img src="x.png">
    <a href="https://www.google.com/url?q=https%3A%2F%2Fx.org%2F%EB">lidhje</a></p><ul><li><p>a</p><p>b</p><ol><li>c</li></ol></li><li>d</li></ul>`,
  )
  expect(await body.locator('> *').evaluateAll(shown)).toEqual(
    expect.arrayContaining([
      '<p>Titull</p>',
      '<p>Ka dhjetë m², CO₂ <a href="https://www.google.com/url?q=https%3A%2F%2Fx.org%2F%EB">lidhje</a></p>',
      '<ul><li><p>a b</p></li><li><p>c</p></li><li><p>d</p></li></ul>',
    ]),
  )
  for (const note of ['deletions', 'pictures', 'titles', 'points'] as const)
    await expect(page.getByText(words.leftOut[note])).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(clientWords.editor.clean)).toBeVisible()
})

test('Tab moves points in and out, and no word that is typed presses a button', async ({ page }) => {
  const body = await open(page, news)
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await untilHeard(page)
  await page.keyboard.type('- një')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dy')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('tre')
  expect((await body.locator('> *').evaluateAll(shown)).join('')).toBe(
    '<ul><li><p>një</p><ul><li><p>dy</p></li></ul></li><li><p>tre</p></li></ul>',
  )
  await discard(page)

  await open(page, report)
  await expect(body.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const titles = await body.getByRole('heading', { level: 3 }).allTextContents()
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await untilHeard(page)
  await page.keyboard.type('- pika')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByText(words.flatList)).toBeVisible()
  await page.keyboard.type('nën pika dy')
  await expect(body.locator('> ul').first()).toHaveText('pikanën pika dy')
  // Nor does it leave a paragraph: a space or Enter would press what comes next.
  await body.locator('> p').last().click()
  // The editor hears of a click a moment later.
  const list = page.getByRole('toolbar').getByRole('button', { name: 'Listë', exact: true })
  await expect(list).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Tab')
  await expect(page.getByText(words.tabStays)).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(body).toBeFocused()
  expect(await body.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
  await body.locator('> ul').first().locator('p').last().click()
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  // After Escape the key leaves the text; whoever then types goes on in it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(body).not.toBeFocused()
  await page.keyboard.type('e tri')
  await expect(body.locator('> ul').first()).toHaveText('pikanën pika dye tri')
  expect(await body.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
  await discard(page)
})

test('tools and the panel of links are never covered, at any width', async ({ page }) => {
  const body = await open(page, report)
  const isHit = (element: Element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await resize(page, { width, height: 720 })
    await body.locator('> p').last().click()
    await page.keyboard.press('Control+k')
    const panel = page.getByRole('form', { name: linkWords.title })
    await expect(panel.getByRole('button').first()).toBeVisible()
    for (const part of [page.getByRole('toolbar').getByRole('button'), panel.locator('input, button')]) {
      const all = await part.all()
      expect(all.length).toBeGreaterThan(2)
      for (const one of all)
        expect(await one.evaluate(isHit), `${width}: ${await one.textContent()}`).toBe(true)
    }
    const tools = await page.getByRole('toolbar').boundingBox()
    expect(tools?.height, `${width}`).toBeLessThan(80)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('form', { name: linkWords.title })
  await panel.getByLabel(linkWords.address).fill('asnjë faqe e tillë')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText(linkWords.missing)
  await panel.getByLabel(linkWords.address).fill('shkolla verore')
  await expect(panel.getByRole('listitem')).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.said.linked)).toBeAttached()
  expect(await body.locator('a').last().getAttribute('href')).toMatch(/^\//)
  await discard(page)
})

/** The editor is told of the caret's place after the event that moves it; no person is that fast. */
async function untilHeard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

function isCaretAtEnd(element: Element): boolean {
  const rest = document.createRange()
  const caret = getSelection()
  rest.selectNodeContents(element)
  if (caret?.focusNode) rest.setStart(caret.focusNode, caret.focusOffset)
  return rest.toString() === ''
}

async function paste(body: Locator, html: string): Promise<void> {
  await body.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** The blocks of the editor as HTML, without empty ones and the forms of cards. */
function shown(blocks: Element[]): string[] {
  const show = (node: Node): string => {
    if (!(node instanceof HTMLElement)) return node.textContent ?? ''
    if (node.contentEditable === 'false' || node.localName === 'br' || node.textContent === '') return ''
    const inside = [...node.childNodes].map(show).join('')
    const href = node.getAttribute('href')
    const { localName } = node
    return localName === 'div'
      ? inside
      : `<${localName}${href === null ? '' : ` href="${href}"`}>${inside}</${localName}>`
  }
  return blocks.map(show)
}

async function open(page: Page, file: string) {
  await page.goto(`/_studio#/content/${file}`)
  const body = page.getByRole('textbox', { name: words.editor })
  // The first one waits until Vite has prepared the packages of the editor, which a busy machine does slowly.
  await expect(body.locator('> p').first()).toBeVisible({ timeout: 60_000 })
  return body
}

function onDisk({ root }: Development, file: string): Promise<string> {
  return readFile(join(root, 'content', file), 'utf8')
}
