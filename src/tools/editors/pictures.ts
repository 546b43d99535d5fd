import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../util/paths.ts'
import { copyProject } from '../bench/project.ts'
import { ensureBrowser } from '../test/programs.ts'

const port = 4333

/** A screen of the studio: its document, and the part of the form that is shown alone. */
type Screen = { file?: string; part?: string; width?: number; height?: number }

const report = 'reports/2024/index.mdx'
const spoilt = 'reports/2018/index.mdx'

/** By the name of the picture. */
const screens: Readonly<Record<string, Screen>> = {
  list: {},
  report: { file: report },
  gallery: { file: report, part: 'role=group[name="Galeria"] >> li', height: 700 },
  body: { file: report, part: 'role=region[name="Teksti"]', height: 700 },
  problems: { file: spoilt, part: 'role=region[name="Çfarë mbetet"]', height: 420 },
  phone: { file: report, width: 390 },
}

/** The pictures of the editors' guide: real screens, of the studio over a copy of the content. */
export async function drawPictures(): Promise<[file: string, bytes: Buffer][]> {
  const root = join(paths.cache, 'guide')
  await copyProject(root, { content: true })
  await rm(join(root, '.cache', 'studio'), { recursive: true, force: true })
  const file = join(root, 'content', spoilt)
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/^(date|readTime): .*/gm, '$1: "9 minuta lexim"'),
  )
  const env = { ...process.env, PORT: String(port), BROWSER: 'none' }
  const server = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), 'studio'], {
    env,
    stdio: 'ignore',
  })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const pictures: [string, Buffer][] = []
    for (const [name, screen] of Object.entries(screens)) {
      const viewport = { width: screen.width ?? 1280, height: screen.height ?? 800 }
      const page = await browser.newPage({
        viewport,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'sq',
      })
      pictures.push([`.github/guide/${name}.webp`, await draw(page, screen)])
      await page.close()
    }
    return pictures
  } finally {
    await browser.close()
    server.kill()
  }
}

async function draw(page: Page, { file, part }: Screen): Promise<Buffer> {
  const address = `http://localhost:${port}/_studio${file === undefined ? '' : `#/content/${file}`}`
  while ((await page.goto(address).catch(() => null)) === null) await setTimeout(500)
  await page.waitForSelector(file === undefined ? 'h3' : '.ProseMirror > p', { timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  const first = part === undefined ? undefined : page.locator(part).first()
  await first?.evaluate((element) => element.scrollIntoView())
  await setTimeout(1000)
  const [head, box, view] = [
    await page.locator('header').boundingBox(),
    await first?.boundingBox(),
    page.viewportSize(),
  ]
  const top = (head?.y ?? 0) + (head?.height ?? 0)
  const clip = box && view && { x: box.x - 16, y: top, width: box.width + 32, height: view.height - top }
  return await sharp(await page.screenshot({ ...(clip && { clip }), animations: 'disabled' }))
    .webp({ quality: 80 })
    .toBuffer()
}
