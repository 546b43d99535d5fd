import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answers } from '../model/kinds/kind.ts'
import { completeAnswers, terminalAsk } from './ask.ts'

let root: string
let content: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'))
  content = join(root, 'content')
  await mkdir(content)
})

afterEach(() => rm(root, { recursive: true }))

const exists = (file: string) => existsSync(join(content, file))

async function existing(file: string, text: string): Promise<void> {
  await mkdir(join(content, file, '..'), { recursive: true })
  await writeFile(join(content, file), text)
}

describe('completeAnswers', () => {
  let printed: string[]
  let asked: string[]

  beforeEach(() => {
    printed = []
    asked = []
  })

  /** The answers of a dialogue in which somebody types these lines. */
  async function talk(word: string | undefined, ...typed: string[]): Promise<Answers> {
    const ask = async (text: string) => {
      asked.push(text)
      return typed.shift() ?? ''
    }
    const { answers } = await completeAnswers({ word, given: {}, exists }, ask, (line) => printed.push(line))
    return answers
  }

  it('new asks again until the answers are valid', async () => {
    expect(await talk(undefined, '9', '3', '25', '2025', '')).toEqual({ year: '2025', title: '' })
    expect(printed).toEqual([
      '  Shkruani një nga numrat.',
      '  Te fusha „year“ numri 25 është tepër i vogël; më i vogli i lejuar është 1990. Shkruani p.sh.: year: 2019',
    ])
    expect(asked.at(-1)).toBe('Titulli [Enter: më vonë]: ')
  })

  it("new asks for an edition's name when its year is taken", async () => {
    await existing('reports/2025/index.mdx', 'puna e dikujt')
    expect(await talk('report', '2025', '', '', '', '', 'vjeshte')).toMatchObject({
      year: '2025',
      slug: 'vjeshte',
    })
    expect(asked.slice(0, 1)).toEqual(['Viti, p.sh. 2024: '])
    expect(asked.slice(-2)).toEqual(
      Array(2).fill('Ka tashmë content/reports/2025/index.mdx. Një emër tjetër, p.sh. vjeshte: '),
    )
    expect(printed).toEqual(['  Vetëm shkronja të vogla pa ë e ç, shifra dhe viza.'])
    asked = []
    await talk('report', '2024', '', '', '')
    expect(asked.some((text) => text.includes('emër tjetër'))).toBe(false)
  })

  it('new asks for a name when the title gives none or a taken one', async () => {
    expect(await talk('news', 'Dita e Tokës', '')).toEqual({ title: 'Dita e Tokës', published: '' })
    expect(asked).toHaveLength(2)
    asked = []
    expect(await talk('news', '', '', '', 'dita')).toMatchObject({ title: '', slug: 'dita' })
    expect(asked.at(-1)).toBe('Emri i dosjes, i shkurtër, p.sh. dita-e-tokes: ')
    asked = []
    await existing('news/dita/index.mdx', 'puna e dikujt')
    expect(await talk('news', 'Dita', '', 'dita', 'dita-2')).toMatchObject({ slug: 'dita-2' })
    expect(asked.at(-1)).toBe('Ka tashmë content/news/dita/index.mdx. Një emër tjetër, p.sh. vjeshte: ')
    expect(printed.at(-1)).toBe('  content/news/dita/index.mdx ekziston; shkruani një emër tjetër.')
  })

  it('new refuses days that are out of order or in another year', async () => {
    await talk('report', '2026', '2025-10-14', '2026-10-14', '2026-10-10', '2026-10-18')
    expect(printed).toEqual([
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
    'new reports invalid and missing options when nobody can be asked: %s %j',
    async (word, given, message) => {
      await expect(completeAnswers({ word, given, exists }, undefined, () => {})).rejects.toThrow(message)
    },
  )
})

describe('terminalAsk', () => {
  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('new reports in Albanian that %s ended it', async (_, key) => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const { ask } = terminalAsk(Object.assign(input, { isTTY: true }), Object.assign(output, { isTTY: true }))
    const answer = ask?.('Viti: ')
    input.write(key)
    await expect(answer).rejects.toThrow('\nU ndërpre; asgjë nuk ndryshoi.')
  })
})
