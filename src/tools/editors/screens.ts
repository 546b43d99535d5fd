import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../util/paths.ts'
import { copyProject } from '../bench/project.ts'
import { ensureBrowser } from '../programs.ts'

const studio = 'http://localhost:4333/studio'
const report = '#/content/reports/2024/index.mdx'
const spoilt = 'content/reports/2018/index.mdx'

/** A screen of the studio: its document, the part of the form that is shown alone, and the size of the window. */
type Screen = { at?: string; part?: string; width?: number; height?: number }

/** By the name of the picture. */
const screens: Readonly<Record<string, Screen>> = {
  list: {},
  report: { at: report },
  gallery: { at: report, part: 'role=group[name="Galeria"] >> ol', height: 700 },
  body: { at: report, part: 'role=region[name="Teksti"]', height: 700 },
  problems: { at: `#/${spoilt}`, part: 'role=region[name="Çfarë mbetet"]', height: 420 },
  phone: { at: report, width: 390 },
}

/** The pictures of the editors' guide: real screens, of the studio over a copy of the content. */
export async function drawPictures(): Promise<[file: string, bytes: Buffer][]> {
  const root = join(paths.cache, 'guide')
  await copyProject(root, { content: true })
  await rm(join(root, 'drafts'), { recursive: true, force: true })
  const text = await readFile(join(root, spoilt), 'utf8')
  const mistakes = text.replace(/^readTime: .*/m, 'readTime: 9 minuta lexim').replace(/alt: ".*"/, 'alt: ""')
  await writeFile(join(root, spoilt), mistakes)
  const env = { ...process.env, PORT: new URL(studio).port, BROWSER: 'none' }
  const server = spawn(process.execPath, [join(root, 'scripts', 'run.cjs'), 'studio'], { env })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light', locale: 'sq' })
    while ((await page.goto(studio).catch(() => null)) === null) {
      if (server.exitCode !== null) throw new Error(`The studio ended: ${server.stderr.read()}`)
      await setTimeout(500)
    }
    const pictures: [string, Buffer][] = []
    for (const [name, screen] of Object.entries(screens))
      pictures.push([`.github/guide/${name}.webp`, await draw(page, screen)])
    return pictures
  } finally {
    await browser.close()
    server.kill()
  }
}

async function draw(page: Page, { at = '', part, width = 1280, height = 800 }: Screen): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.goto('about:blank')
  await page.goto(studio + at)
  await page.waitForSelector(at === '' ? 'h3' : '.ProseMirror > p', { timeout: 120_000 })
  const shown = part === undefined ? undefined : page.locator(part).first()
  await shown?.evaluate((element) => element.scrollIntoView())
  await setTimeout(1000)
  // The studio keeps a request to its server open, so its network is never idle.
  for (const frame of page.frames()) await frame.waitForFunction(isDrawn, undefined, { timeout: 120_000 })
  // Of a part, what lies below the bar that stays.
  const box = await shown?.boundingBox()
  const top = (await page.locator('header').first().boundingBox())?.height ?? 0
  const clip = box && { x: box.x - 16, y: top, width: box.width + 32, height: height - top }
  const picture = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) })
  return await sharp(picture).webp({ quality: 80 }).toBuffer()
}

/** Whether a document shows a heading, and all pictures in its window; a hidden frame has none. */
function isDrawn(): boolean {
  if (innerWidth === 0) return true
  const isInView = (picture: Element) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return right > Math.max(0, left) && left < innerWidth && bottom > 0 && top < innerHeight
  }
  const pictures = [...document.images].filter(isInView)
  return document.querySelector('h1') !== null && pictures.every(({ complete }) => complete)
}
