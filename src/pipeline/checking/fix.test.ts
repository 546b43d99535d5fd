import { chmod, lstat, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages } from '../../check/output/languages.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import { privateIn } from '../pictures/private/private.ts'
import { fixContent } from './fix.ts'
import { check, edit, startCheckHere } from './testing/command.ts'

const news = 'content/news/dita-e-diellit/index.mdx'
const report = 'content/reports/2021/index.mdx'
let root: string

beforeEach(async () => {
  root = await copyGoodSite()
})

afterEach(async () => {
  await rm(root, { recursive: true })
})

const read = async (file: string) => await readFile(join(root, file), 'utf8')

async function rewrite(file: string, change: (text: string) => string): Promise<string> {
  const good = await read(file)
  await writeFile(join(root, file), change(good))
  return good
}

async function fix(how: 'show' | 'write', facts: PictureFacts = pictureFacts): Promise<string> {
  let output = ''
  const pictures = Object.assign((file: string) => facts(file), { save: async () => undefined })
  await fixContent({ root, fix: how, format: 'text', language: languages.sq }, pictures, (text) => {
    output += text
  })
  return output
}

test('--fix shows its changes, checks the rest and finds nothing on a second run', async () => {
  const good = await rewrite(report, (text) => `\uFEFF${text.replace('{ file: 01.jpg', '{ file: 01.JPG')}`)
  await edit(root, news, 'title:', 'titel:')
  const first = await startCheckHere(`--root=${root}`, '--fix').ended
  expect(first.out).toContain(`${report}: u ndreqën 2 probleme
  ~ shenja e padukshme BOM në krye hiqet
  @@ -15,3 +15,3 @@
   gallery:
  -  - { file: 01.JPG, alt: Hija e parë mbi fletore }
  +  - { file: 01.jpg, alt: Hija e parë mbi fletore }
     - alt: "Hija e mesditës: një vijë e shkurtër"
U ndreqën 2 probleme në 1 skedar.

${news}:3:1 gabim frontmatter/unknown-field`)
  expect(first.code).toBe(1)
  expect(await read(report)).toBe(good)
  expect(await fix('write')).toBe('Nuk ka asgjë që ndreqet vetë.\n\n')
  expect((await readdir(join(root, 'content/reports/2021'))).filter((name) => name.includes('tmp'))).toEqual(
    [],
  )
}, 30_000)

test('--fix reports fixes to stderr when the format is for machines', async () => {
  await rewrite(news, (text) => text.replaceAll('\n', '\r\n'))
  const { code, out, error } = await check(`--root=${root}`, '--fix', '--format=json', '--lang=en')
  expect([code, JSON.parse(out).errors]).toEqual([0, 0])
  expect(error).toContain(`${news}: 1 problem fixed\n  ~ every line ends with LF\nFixed 1 problem in 1 file.`)
}, 30_000)

test('--fix removes only personal data from a picture and a dry run lists that data', async () => {
  const picture = 'content/reports/2021/02.jpg'
  const place = { GPSLatitude: '42/1 39/1 30/1', GPSLongitude: '21/1 9/1 58/1' }
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#4a8c6b' } })
  const photo = await plain.withExif({ IFD3: place }).jpeg().toBuffer()
  await writeFile(join(root, picture), photo)
  const facts: PictureFacts = async (file) => {
    const found = file.endsWith('02.jpg') ? await privateIn(await readFile(file)) : []
    return { ...(await pictureFacts(file)), ...(found.length > 0 && { private: found }) }
  }
  const shown = await fix('show', facts)
  expect(shown).toContain(`${picture}: do të ndreqej 1 problem\n  - blloku EXIF, `)
  expect(shown).toContain('bajte me vendin ku u bë\nDo të ndreqej 1 problem në 1 skedar; asgjë nuk u shkrua.')
  expect((await readFile(join(root, picture))).equals(photo)).toBe(true)
  expect(await fix('write', facts)).toContain(`${picture}: u ndreq 1 problem\n  - blloku EXIF, `)
  const cleaned = await readFile(join(root, picture))
  expect((await sharp(cleaned).raw().toBuffer()).equals(await sharp(photo).raw().toBuffer())).toBe(true)
  expect(await fix('write', facts)).toContain('Nuk ka asgjë që ndreqet vetë.')
})

test('--fix prints the same in a dry run and writes nothing', async () => {
  await rewrite(report, (text) => `\uFEFF${text}`)
  const spoilt = await read(report)
  expect(await fix('show')).toContain(`${report}: do të ndreqej 1 problem\n`)
  expect(await read(report)).toBe(spoilt)
})

test('--fix --dry-run shows the problems that the fix would leave', async () => {
  await rewrite(report, (text) => `\uFEFF${text.replace('{ file: 01.jpg', '{ file: 01.JPG')}`)
  await edit(root, news, 'title:', 'titel:')
  const { code, out } = await startCheckHere(`--root=${root}`, '--fix', '--dry-run').ended
  expect(out).toContain(`
Do të ndreqeshin 2 probleme në 1 skedar; asgjë nuk u shkrua.

Pas ndreqjes:

${news}:3:1 gabim frontmatter/unknown-field`)
  expect(out).not.toContain(`${report}:1:1`)
  expect(code).toBe(1)
}, 30_000)

test('--fix spells out invisible characters', async () => {
  await rewrite(news, (text) => text.replace('<h3>Tabela', '<h3>\u200BTabe\u0308la'))
  const printed = await fix('write')
  expect(printed).toContain('  -<h3><U+200B>Tabe<U+0308>la</h3>\n  +<h3>Tabëla</h3>\n')
})

test.each([
  ['changed', () => writeFile(join(root, report), 'e re'), 'e re'],
  ['was removed', () => rm(join(root, report), { force: true }), undefined],
])('--fix skips a file that %s after the check', async (_, meddle, left) => {
  await rewrite(report, (text) => `\uFEFF${text}`)
  // The fix looks up the pictures of the last document after it has read the report.
  const facts: PictureFacts = async (file) => {
    if (file.endsWith('2021/03.jpg')) await meddle()
    return await pictureFacts(file)
  }
  expect(await fix('write', facts)).toContain(
    `${report}: nuk u prek, sepse ndryshoi ndërkohë. Niseni kontrollin edhe një herë.`,
  )
  expect(await read(report).catch(() => undefined)).toBe(left)
})

test('--fix names a file whose fix would reveal another problem, and leaves it', async () => {
  await rewrite(report, (text) => text.replace('file: 02.jpg', 'file: 01.JPG'))
  const before = await read(report)
  expect(await fix('write')).toContain(
    `${report}: nuk u prek, sepse pas ndreqjes do të dilte diçka tjetër (picture/repeated). Ndreqeni me dorë.`,
  )
  expect(await read(report)).toBe(before)
})

test('--fix changes neither a symbolic link nor its target', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  await rewrite(news, (text) => `\uFEFF${text}`)
  await rename(join(root, news), join(elsewhere, 'index.mdx'))
  await symlink(join(elsewhere, 'index.mdx'), join(root, news))
  await fix('write')
  expect((await lstat(join(root, news))).isSymbolicLink()).toBe(true)
  expect(await read(news)).toMatch(/^\uFEFF/)
  await rm(elsewhere, { recursive: true })
})

test('--fix keeps the permissions of a file', async () => {
  await rewrite(news, (text) => `\uFEFF${text}`)
  await chmod(join(root, news), 0o640)
  await fix('write')
  expect((await lstat(join(root, news))).mode & 0o777).toBe(0o640)
})
