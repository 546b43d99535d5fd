import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answers } from '../model/kinds/kind.ts'
import { memoryDisk } from '../util/disk/memory.ts'
import { completeAnswers, terminalAsk } from './ask.ts'
import { createDocument } from './create.ts'
import { freeId } from './numbers.ts'

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
  it('names a folder that every disk takes after a title of one endless word', async () => {
    const { file } = await create('news', { title: 'Ë'.repeat(300) })
    expect(file).toBe(`news/${'e'.repeat(80)}/index.mdx`)
  })

  it('leaves neither half a document nor its folder where the disk is full', async () => {
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

  it('begins a report with everything that its days tell', async () => {
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

  it('explains each field above it, and keeps one that may be missing behind a #', async () => {
    const { lines } = await create('raport', { year: '2025' })
    const place = lines.indexOf('# place: Durrës')
    expect(lines.slice(place - 3, place)).toEqual([
      '# Vendi. Vendi i edicionit. Nuk shkruhet kur nuk dihet.',
      '# Mund të mungojë; për ta plotësuar, hiqeni shenjën # para fushës.',
      '# Shembull: Durrës',
    ])
    expect(lines).toContain('# standIn: true')
  })

  it('names a news post after its title, in letters that every address takes', async () => {
    const { file, lines } = await create('news', {
      title: 'Çfarë është „energjia“?',
      published: '2025-04-22',
    })
    expect(file).toBe('news/cfare-eshte-energjia/index.mdx')
    expect(lines).toContain('date: 22 PRI 2025')
    expect(lines).toContain('title: Çfarë është „energjia“?')
  })

  it('numbers a project after the highest number, and names it after its years', async () => {
    await existing('projects/2007-2008-a.mdx', '---\nid: 1\n---\n')
    await existing('projects/2023-2024-b.mdx', '---\nid: "21"\nyear: [broken\n---\n')
    const { file, lines } = await create('project', { year: '2025-2026' })
    expect(file).toBe('projects/2025-2026-projekti.mdx')
    expect(lines).toContain('id: 22')
    expect(lines).toContain('year: 2025-2026')
  })

  it('passes over the number of the newest document that Git knows and that is gone', async () => {
    const root = await mkdtemp(join(tmpdir(), 'new-git-'))
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Klubi', '-c', 'user.email=klubi@dielli.test', ...words], {
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

  it('never overwrites a document', async () => {
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

  it('gives a second edition of a year a folder of its own, which has a name', async () => {
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

  it('names a project as it is told to, after its year', async () => {
    const { file } = await create('project', { year: '2025', title: 'Mbjellja e fidanëve', slug: 'fidanet' })
    expect(file).toBe('projects/2025-fidanet.mdx')
  })

  it('asks for a name where there is none', async () => {
    await expect(create('news', {})).rejects.toThrow(
      'Mungon --slug: Emri i dosjes, i shkurtër, p.sh. dita-e-tokes.',
    )
  })
})

describe('freeId', () => {
  const kind = { folder: 'news', history: undefined }

  it('is 1 where there is nothing yet', () => {
    expect(freeId({ ...kind, disk: memoryDisk() })).toBe(1)
  })

  it('passes over the numbers of removed documents, and of those that are not written yet', () => {
    const removed = { list: 'news', id: 6, file: 'content/news/a/index.mdx' } as const
    const files = {
      'content/news/b/index.mdx': 'id: 2',
      'content/projects/c.mdx': 'id: 9',
      'content/site.yaml': 'retired:\n  news: [4]\n',
    }
    const disk = memoryDisk(files)
    expect(freeId({ ...kind, disk })).toBe(5)
    const draft = JSON.stringify({ file: `content/${kind.folder}/x.mdx`, text: '---\nid: 5\n---\n' })
    const withDraft = memoryDisk({ ...files, 'drafts/open/x/draft.json': draft })
    expect(freeId({ ...kind, disk: withDraft })).toBe(6)
    expect(freeId({ ...kind, disk, history: { isWhole: true, bearers: [removed] } })).toBe(7)
  })
})

describe('completeAnswers', () => {
  let said: string[]
  let asked: string[]

  beforeEach(() => {
    said = []
    asked = []
  })

  /** The answers of a dialogue in which somebody types these lines. */
  async function talk(word: string | undefined, ...typed: string[]): Promise<Answers> {
    const ask = async (text: string) => {
      asked.push(text)
      return typed.shift() ?? ''
    }
    const { answers } = await completeAnswers({ word, given: {}, exists }, ask, (line) => said.push(line))
    return answers
  }

  it('asks for the kind and for what is open, until the answers make sense', async () => {
    expect(await talk(undefined, '9', '3', '25', '2025', '')).toEqual({ year: '2025', title: '' })
    expect(said).toEqual([
      '  Shkruani një nga numrat.',
      '  Te fusha „year“ numri 25 është tepër i vogël; më i vogli i lejuar është 1990. Shkruani p.sh.: year: 2019',
    ])
    expect(asked.at(-1)).toBe('Titulli [Enter: më vonë]: ')
  })

  it('asks for the name of an edition as soon as its year has one', async () => {
    await existing('reports/2025/index.mdx', 'puna e dikujt')
    expect(await talk('report', '2025', '', '', '', '', 'vjeshte')).toMatchObject({
      year: '2025',
      slug: 'vjeshte',
    })
    expect(asked.slice(0, 1)).toEqual(['Viti, p.sh. 2024: '])
    expect(asked.slice(-2)).toEqual(
      Array(2).fill('Ka tashmë content/reports/2025/index.mdx. Një emër tjetër, p.sh. vjeshte: '),
    )
    expect(said).toEqual(['  Vetëm shkronja të vogla pa ë e ç, shifra dhe viza.'])
    asked = []
    await talk('report', '2024', '', '', '')
    expect(asked.some((text) => text.includes('emër tjetër'))).toBe(false)
  })

  it('takes the name that a title gives, and wants one where it gives none or one that is taken', async () => {
    expect(await talk('news', 'Dita e Tokës', '')).toEqual({ title: 'Dita e Tokës', published: '' })
    expect(asked).toHaveLength(2)
    asked = []
    expect(await talk('news', '', '', '', 'dita')).toMatchObject({ title: '', slug: 'dita' })
    expect(asked.at(-1)).toBe('Emri i dosjes, i shkurtër, p.sh. dita-e-tokes: ')
    asked = []
    await existing('news/dita/index.mdx', 'puna e dikujt')
    expect(await talk('news', 'Dita', '', 'dita', 'dita-2')).toMatchObject({ slug: 'dita-2' })
    expect(asked.at(-1)).toBe('Ka tashmë content/news/dita/index.mdx. Një emër tjetër, p.sh. vjeshte: ')
    expect(said.at(-1)).toBe('  content/news/dita/index.mdx ekziston; shkruani një emër tjetër.')
  })

  it('wants days that follow one another and begin in the year', async () => {
    await talk('report', '2026', '2025-10-14', '2026-10-14', '2026-10-10', '2026-10-18')
    expect(said).toEqual([
      '  Edicioni i vitit 2026 nis në atë vit; shkruani ditën e parë, p.sh. 2026-11-21.',
      '  Dita e fundit nuk mund të jetë para ditës së parë, 2026-10-14.',
    ])
  })

  it.each<[string, Answers, string]>([
    ['report', {}, 'Mungon --year: Viti, p.sh. 2024.'],
    [
      'report',
      { year: '2025', start: '2025-02-31' },
      '--start: Te fusha „start“ data „2025-02-31“ nuk ekziston në kalendar. Shkruani p.sh.: start: 2024-11-21',
    ],
    ['report', { year: '2025', slug: '2025-vjeshte' }, '--slug: Viti 2025 shtohet vetë para emrit'],
    ['report', { year: '2025', slug: '../x' }, '--slug: Vetëm shkronja të vogla'],
    ['news', { slug: '../x' }, '--slug: Vetëm shkronja të vogla'],
    ['project', { year: '2025', slug: '../x' }, '--slug: Vetëm shkronja të vogla'],
    ['project', { year: '2025', slug: 'Á b/../../x' }, '--slug: Vetëm shkronja të vogla'],
    ['project', { year: '2026-2025' }, '--year: Viti i dytë vjen pas të parit'],
    [
      'project',
      { year: '2025', start: '2025-01-01' },
      '--start nuk vlen këtu: dokumenti i ri është projekt.',
    ],
    ['news', { slug: 'a'.repeat(300) }, '--slug: Emri ka më shumë se 80 shenja'],
    ['news', { title: 'Dita\ne Tokës' }, '--title: Titulli ka një shenjë që nuk shihet ose një rresht të ri'],
    ['news', { title: 'Dita\te Tokës' }, '--title: Titulli ka një shenjë që nuk shihet'],
    ['report', { year: '2025', title: 'Dita\u200B e Tokës' }, '--title: Titulli ka një shenjë që nuk shihet'],
    ['faqe', {}, 'Çfarë dokumenti? Shkruani report, news ose project.'],
  ])(
    'refuses what cannot be, and names what is missing, where nobody can be asked: %s %j',
    async (word, given, said) => {
      await expect(completeAnswers({ word, given, exists }, undefined, () => {})).rejects.toThrow(said)
    },
  )
})

describe('terminalAsk', () => {
  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('says in Albanian that %s ended it', async (_, key) => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const { ask } = terminalAsk(Object.assign(input, { isTTY: true }), Object.assign(output, { isTTY: true }))
    const answer = ask?.('Viti: ')
    input.write(key)
    await expect(answer).rejects.toThrow('\nU ndërpre; asgjë nuk ndryshoi.')
  })
})
