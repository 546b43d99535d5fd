import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { completeAnswers } from './ask.ts'
import { createDocument, nextId } from './create.ts'
import type { Answers } from './kinds.ts'

let content: string

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'new-'))
})

afterEach(() => rm(content, { recursive: true }))

async function create(word: string, given: Answers): Promise<{ file: string; lines: string[] }> {
  const { kind, answers } = await completeAnswers({ word, given }, undefined, () => {})
  const file = await createDocument({ content, kind, answers })
  return { file, lines: (await readFile(join(content, file), 'utf8')).split('\n') }
}

async function existing(file: string, text: string): Promise<void> {
  await mkdir(join(content, file, '..'), { recursive: true })
  await writeFile(join(content, file), text)
}

describe('createDocument', () => {
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
      '# Mund të mungojë; për ta plotësuar, hiqe shenjën # para fushës.',
      '# Shembull: Durrës',
    ])
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
    expect(file).toBe('projects/2025-2026-projekti-22.mdx')
    expect(lines).toContain('id: 22')
    expect(lines).toContain('year: 2025-2026')
  })

  it('never overwrites a document', async () => {
    await existing('reports/2025/index.mdx', 'puna e dikujt')
    await expect(create('report', { year: '2025' })).rejects.toThrow(
      'content/reports/2025/index.mdx ekziston; nuk u ndryshua.',
    )
    expect(await readFile(join(content, 'reports/2025/index.mdx'), 'utf8')).toBe('puna e dikujt')
  })

  it('asks for a name where there is none', async () => {
    await expect(create('news', {})).rejects.toThrow('Duhet titulli ose emri i dosjes (--title ose --slug).')
  })
})

describe('nextId', () => {
  it('is 1 where there is nothing yet', async () => {
    expect(await nextId(join(content, 'news'))).toBe(1)
  })

  it('passes over the numbers of removed documents', async () => {
    expect(await nextId(join(content, 'news'), [3])).toBe(4)
  })
})

describe('completeAnswers', () => {
  const answering = (...answers: string[]) => {
    const asked: string[] = []
    const ask = async (text: string) => {
      asked.push(text)
      return answers.shift() ?? ''
    }
    return { asked, ask }
  }

  it('asks for the kind and for what is open, until the answers make sense', async () => {
    const said: string[] = []
    const { asked, ask } = answering('9', '3', '25', '2025', '')
    const { kind, answers } = await completeAnswers({ word: undefined, given: {} }, ask, (line) =>
      said.push(line),
    )
    expect(kind.folder).toBe('projects')
    expect(answers).toEqual({ year: '2025', title: '' })
    expect(said).toEqual(['  Shkruaj një nga numrat.', '  Shkruaj p.sh. 2025 ose 2025-2026.'])
    expect(asked.at(-1)).toBe('Titulli [Enter: më vonë]: ')
  })

  it('refuses what cannot be, and names what is missing, where nobody can be asked', async () => {
    const complete = (word: string, given: Answers) => completeAnswers({ word, given }, undefined, () => {})
    await expect(complete('report', {})).rejects.toThrow('Mungon --year: Viti i edicionit.')
    await expect(complete('report', { year: '2025', start: '2025-02-31' })).rejects.toThrow(
      '--start: Shkruaj një ditë që ekziston, si vit-muaj-ditë: 2025-11-21.',
    )
    await expect(complete('news', { slug: '../x' })).rejects.toThrow('--slug: Vetëm shkronja të vogla')
    await expect(complete('faqe', {})).rejects.toThrow('Çfarë dokumenti? Shkruaj report, news, project.')
  })
})
