import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipPath } from '../../src/studio/protocol.ts'
import words from '../../src/studio/words/app.json' with { type: 'json' }
import type { Engine } from '../../src/tools/programs.ts'
import { paths } from '../../src/util/paths.ts'
import { photographs } from '../e2e/support/report-walk.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const report = 'content/reports/2024/index.mdx'
const folder = 'content/reports/2024'
const field = (path: string) => `document.getElementById("fusha.${path}")`
const hasText = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`
const button = (label: string) =>
  `[...document.querySelectorAll("button")].find((one) => one.innerText === "${label}")`
/** The preview. */
const beside = 'document.querySelector("iframe")?.contentDocument'
const heading = `${beside}?.querySelector("h1")?.textContent`
const paragraph = '#teksti [role="textbox"] p'
const photos = `document.querySelectorAll('[id^="fusha.gallery."][id$=".alt"]').length`

/** Firefox reports each file that a reload breaks off, and that is requested offline; whoever needs it does not see its page. */
const isBrokenOff = /^error: Failed to load ‘[^’]*’\. A ServiceWorker (intercepted|passed a promise)/

/** The studio at an address, as an editor's telephone with this engine runs it. */
export function walkStudio(name: Engine): void {
  describe(`the studio in ${name}`, () => {
    let editor: Visitor
    beforeAll(async () => {
      const served = { dir: paths.distStudio }
      editor = await visitorOf(name, {}, { served, isAlive: 'document.querySelector("h1") !== null' })
    })
    afterAll(() => editor?.leave())

    test('edit shows in the preview, survives a reload offline, and is exported', async () => {
      const { resize, visit, go, click, press, sees, look, reload, messages, stop } = editor
      const seesPage = async (title: string) => {
        await look(`void ${button(words.editor.page)}.click()`)
        await sees(heading, title)
        await look(`void ${button(words.editor.form)}.click()`)
      }
      await resize(390, 844)
      await visit('/')
      await go(`/#/${report}`)
      await sees(`${field('title')} !== null`)
      await look(`void ${field('title')}.select()`)
      await press(...'Titulli i ri')
      await sees(hasText(words.editor.kept))
      await seesPage('Titulli i ri')

      const before = await look<number>(photos)
      await choosePhoto(editor)
      await sees(photos, before + 1)
      await look(`void ${field(`gallery.${before}.alt`)}.focus()`)
      await press(...'Ilustrim: fushë e gjelbër nën qiell.')
      // The answer takes the steps away that stood above the text, which moves.
      await sees(hasText(words.editor.kept))
      await click(paragraph)
      await sees(`document.querySelector('${paragraph}').contains(getSelection().anchorNode)`)
      await press(...' Fund.')
      await sees(`document.querySelector('${paragraph}').textContent.includes(' Fund.')`)
      await sees(hasText(words.editor.kept))
      await reload()
      await sees(`${field('title')}?.value`, 'Titulli i ri')
      await waitUntilCached(editor)
      await stop()
      await reload()
      await sees(`${field('title')}?.value`, 'Titulli i ri')
      await seesPage('Titulli i ri')
      expect(messages.filter((message) => !isBrokenOff.test(message))).toEqual([])

      const files = await exportedFiles(editor)
      const [photo = ''] = [...files.keys()].filter((name) => name.endsWith('.jpg'))
      expect(photo).toMatch(/\/foto-[0-9a-f]{8}\.jpg$/)
      expect([...files.keys()]).toEqual(['NDRYSHIMET.txt', 'NDRYSHIMET.json', report, photo])
      const { width, height, exif, xmp } = await sharp(files.get(photo)).metadata()
      expect({ width, height, exif, xmp }).toEqual({
        width: 1707,
        height: 2560,
        exif: undefined,
        xmp: undefined,
      })
      const there = (await readFile(join(paths.root, report), 'utf8')).split('\n')
      const written = new TextDecoder().decode(files.get(report)).split('\n')
      expect(written.filter((line) => !there.includes(line))).toEqual([
        'title: "Titulli i ri"',
        `  - file: ${photo.slice(folder.length + 1)}`,
        '    alt: "Ilustrim: fushë e gjelbër nën qiell."',
        expect.stringMatching(/ Fund\./),
      ])
      expect(there.filter((line) => !written.includes(line))).toHaveLength(2)
    })
  })
}

/** Chooses a photograph in the gallery's field of files. */
async function choosePhoto({ look }: Visitor): Promise<void> {
  const [photo] = await photographs(1)
  await look(`void (() => {
    const bytes = Uint8Array.from(atob('${photo?.buffer.toString('base64')}'), (sign) => sign.charCodeAt(0))
    const chosen = new DataTransfer()
    chosen.items.add(new File([bytes], '${photo?.name}', { type: 'image/jpeg' }))
    const input = document.querySelector('input[type=file][multiple]')
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
}

/** Waits until nothing more comes that is cached for offline use. */
async function waitUntilCached({ look }: Visitor): Promise<void> {
  let before = -1
  const grown = async () => {
    const count = await look<number>('window.kept ?? 0')
    await look(`void caches.open('files').then((files) => files.keys()).then(({ length }) => {
      window.kept = length
    })`)
    const more = count - before
    before = count
    return more
  }
  await expect.poll(grown, { interval: 1000, timeout: 20_000 }).toBe(0)
}

/** The files of the `.zip` that the studio exports, by their names. */
async function exportedFiles({ look, sees }: Visitor): Promise<Map<string, Uint8Array>> {
  await look(`void fetch('${zipPath}?file=${report}').then((answer) => answer.bytes()).then((bytes) => {
    window.handedOver = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  })`)
  await sees('window.handedOver !== undefined')
  const zip = Buffer.from(await look<string>('window.handedOver'), 'base64')
  return new Map(Object.entries(unzipSync(zip)))
}
