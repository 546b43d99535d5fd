import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasJava } from '../../src/tools/programs.ts'
import { paths } from '../../src/util/paths.ts'
import { checkers } from './checkers.ts'

const name = hasJava() ? 'the Nu checker' : 'html-validate'

test(`${name} finds only a planted error in the published pages`, async () => {
  const names = await readdir(paths.dist, { recursive: true })
  const pages = names.filter((file) => file.endsWith('.html')).map((file) => join(paths.dist, file))
  expect(pages).toContain(join(paths.dist, '404.html'))
  const folder = await mkdtemp(join(tmpdir(), 'html-'))
  const spoilt = join(folder, 'spoilt.html')
  const html = await readFile(join(paths.dist, 'about.html'), 'utf8')
  await writeFile(spoilt, html.replace(/<address[^>]*>/, '$&<h2>Kontakti</h2>'))
  const found = await checkers[name]([...pages, spoilt])
  expect(found).toEqual([expect.stringMatching(/spoilt\.html:.*h2.*address/)])
  await rm(folder, { recursive: true })
})
