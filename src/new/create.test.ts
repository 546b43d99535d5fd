import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answers } from '../model/kinds/kind.ts'
import { completeAnswers } from './ask.ts'
import { createDocument } from './create.ts'

let root: string
let content: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'))
  content = join(root, 'content')
  await mkdir(content)
})

afterEach(() => rm(root, { recursive: true }))

const exists = (file: string) => existsSync(join(content, file))

async function create(word: string, given: Answers): Promise<{ file: string; lines: string[] }> {
  const { kind, answers } = await completeAnswers({ word, given, exists }, undefined, () => {})
  const file = await createDocument({ content, kind, answers })
  return { file, lines: (await readFile(join(content, file), 'utf8')).split('\n') }
}

async function existing(file: string, text: string): Promise<void> {
  await mkdir(join(content, file, '..'), { recursive: true })
  await writeFile(join(content, file), text)
}

describe('createDocument', () => {
  it('new shortens a folder name that is too long for a disk', async () => {
    const { file } = await create('news', { title: 'Ë'.repeat(300) })
    expect(file).toBe(`news/${'e'.repeat(80)}/index.mdx`)
  })

  it('new leaves no file or folder when the disk is full', async () => {
    const { kind, answers } = await completeAnswers(
      { word: 'report', given: { year: '2025' }, exists },
      undefined,
      () => {},
    )
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const write: typeof writeFile = async (file) => {
      await writeFile(file, '---\nid')
      throw full
    }
    await expect(createDocument({ content, kind, answers, write })).rejects.toThrow(full)
    expect(exists('reports/2025')).toBe(false)
    expect((await create('report', { year: '2025' })).file).toBe('reports/2025/index.mdx')
  })

  it("new fills in everything that follows from a report's days", async () => {
    const days = { start: '2025-11-29', end: '2025-12-01' }
    const { file, lines } = await create('report', { year: '2025', ...days })
    expect(file).toBe('reports/2025/index.mdx')
    expect(lines.filter((line) => /^[\w ]/.test(line))).toEqual([
      'id: 1',
      'year: 2025',
      'title: ""',
      'description: ""',
      'date: 29 Nëntor - 1 Dhjetor 2025',
      'start: 2025-11-29',
      'end: 2025-12-01',
      'author: Ekipi i shoqatës',
      'readTime: ""',
      'cover:',
      '  file: cover.jpg',
      '  alt: ""',
      'gallery:',
      '  - file: 01.jpg',
      '    alt: ""',
    ])
    expect(lines.filter((line) => line.startsWith('##'))).toEqual([
      '## Hyrje',
      '## Objektivat',
      '## Data: 29 Nëntor 2025',
      '## Data: 30 Nëntor 2025',
      '## Data: 1 Dhjetor 2025',
      '## Përfundim',
    ])
  })

  it('template explains each field and comments out optional ones', async () => {
    const { lines } = await create('raport', { year: '2025' })
    const place = lines.indexOf('# place: Durrës')
    expect(lines.slice(place - 3, place)).toEqual([
      '# Vendi. Vendi i edicionit. Nuk shkruhet kur nuk dihet.',
      '# Mund të mungojë; për ta plotësuar, hiqeni shenjën # para fushës.',
      '# Shembull: Durrës',
    ])
    expect(lines).toContain('# placeholder: true')
  })

  it('new names a news post by its title in ASCII letters', async () => {
    const { file, lines } = await create('news', {
      title: 'Çfarë është „energjia“?',
      published: '2025-04-22',
    })
    expect(file).toBe('news/cfare-eshte-energjia/index.mdx')
    expect(lines).toContain('date: 22 PRI 2025')
    expect(lines).toContain('title: "Çfarë është „energjia“?"')
  })

  it('new numbers a project after the highest and names it by its years', async () => {
    await existing('projects/2007-2008-a.mdx', '---\nid: 1\n---\n')
    await existing('projects/2023-2024-b.mdx', '---\nid: "21"\nyear: [broken\n---\n')
    const { file, lines } = await create('project', { year: '2025-2026' })
    expect(file).toBe('projects/2025-2026-projekti.mdx')
    expect(lines).toContain('id: 22')
    expect(lines).toContain('year: 2025-2026')
  })

  it('new skips the number of a removed document in the history', async () => {
    const root = await mkdtemp(join(tmpdir(), 'new-git-'))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Klubi', '-c', 'user.email=klubi@dielli.test', ...args], {
        cwd: root,
        stdio: 'ignore',
      })
    const [before, file] = [content, 'projects/2024-era.mdx']
    content = join(root, 'content')
    await existing(file, '---\nid: 21\n---\n')
    git('init')
    git('add', '.')
    git('commit', '--no-gpg-sign', '--message=Një projekt')
    await rm(join(content, file))
    expect((await create('project', { year: '2025' })).lines).toContain('id: 22')
    await rm(root, { recursive: true })
    content = before
  })

  it('new never overwrites a document', async () => {
    const { kind, answers } = await completeAnswers(
      { word: 'report', given: { year: '2025' }, exists },
      undefined,
      () => {},
    )
    await existing('reports/2025/index.mdx', 'puna e dikujt')
    await expect(createDocument({ content, kind, answers })).rejects.toThrow(
      'content/reports/2025/index.mdx ekziston; nuk u ndryshua.',
    )
    expect(await readFile(join(content, 'reports/2025/index.mdx'), 'utf8')).toBe('puna e dikujt')
  })

  it('new gives a second edition of a year its own named folder', async () => {
    await existing('reports/2025/index.mdx', '---\nid: 8\n---\n')
    await expect(create('report', { year: '2025' })).rejects.toThrow(
      'Mungon --slug: Ka tashmë content/reports/2025/index.mdx. Një emër tjetër, p.sh. vjeshte.',
    )
    const { file, lines } = await create('report', { year: '2025', slug: 'vjeshte' })
    expect(file).toBe('reports/2025-vjeshte/index.mdx')
    expect(lines).toEqual(expect.arrayContaining(['id: 9', 'year: 2025']))
    await expect(create('report', { year: '2025', slug: 'vjeshte' })).rejects.toThrow(
      '--slug: content/reports/2025-vjeshte/index.mdx ekziston; shkruani një emër tjetër.',
    )
  })

  it('new names a project by its year and the given name', async () => {
    const { file } = await create('project', { year: '2025', title: 'Mbjellja e fidanëve', slug: 'fidanet' })
    expect(file).toBe('projects/2025-fidanet.mdx')
  })

  it('new asks for a name when none is given', async () => {
    await expect(create('news', {})).rejects.toThrow(
      'Mungon --slug: Emri i dosjes, i shkurtër, p.sh. dita-e-tokes.',
    )
  })
})
