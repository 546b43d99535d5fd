import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { kinds } from '../../src/check/documents/kinds.ts'
import { type Rule, ruleAnchor, rules } from '../../src/check/rules/index.ts'
import { textsOf } from '../../src/model/message/testing/texts-of.ts'
import { type Described, describeSchema } from '../../src/model/schema/described.ts'
import appWords from '../../src/studio/words/app.json'
import bodyWords from '../../src/studio/words/body.json'
import guideWords from '../../src/studio/words/guide.json'
import historyWords from '../../src/studio/words/history.json'
import importWords from '../../src/studio/words/import.json'
import publishWords from '../../src/studio/words/publish.json'
import trashWords from '../../src/studio/words/trash.json'
import { shownExample } from '../../src/tools/editors/examples.ts'
import { fillGuide, guideFile, renderRules, rulesFile } from '../../src/tools/editors/guide.ts'
import { paths } from '../../src/util/paths.ts'

it('guide has the field tables that the schemas generate', async () => {
  const guide = await readFile(guideFile, 'utf8')
  expect(guide, 'The tables are old: run „npm run format“.').toBe(fillGuide(guide))
})

it('guide tables have a row for each field and for each field of a group', async () => {
  const guide = '<!-- fields:reports --><!-- /fields:reports --><!-- fields:news --><!-- /fields:news -->\n'
  const others = '<!-- fields:projects -->former rows<!-- /fields:projects --><!-- fields:next-edition -->'
  const filled = fillGuide(`${guide}${others}<!-- /fields:next-edition -->\n`)
  const lines = filled.split('\n')
  expect(lines).toContain(
    '| `id` | **Numri.** Numri në adresën publike /blog/&lt;numri&gt;. Nuk përdoret kurrë dy herë. | `1` | po |',
  )
  expect(lines).toContain(
    '| `place` | **Vendi.** Vendi i edicionit. Nuk shkruhet kur nuk dihet. | `Durrës` | jo |',
  )
  expect(lines).toContain(
    '| `gallery` › `file` | **Skedari.** Emri i skedarit të fotos, që ndodhet në të njëjtën dosje. | `01.jpg` | po |',
  )
  expect(filled).not.toContain('former rows')
  expect(fillGuide(filled)).toBe(filled)
})

it('fillGuide names the table that has no place in the guide', () => {
  expect(() => fillGuide('# Udhëzues')).toThrow('<!-- fields:reports --> … <!-- /fields:reports --> mungon')
})

it('rules page content/RREGULLAT.md is up to date with the rules', async () => {
  const page = await readFile(rulesFile, 'utf8')
  expect(page, 'The page is old: run „npm run format“.').toBe(renderRules())
})

it('rules page has one section with an anchor for each rule', async () => {
  const page = await readFile(rulesFile, 'utf8')
  const anchors = [...page.matchAll(/^<a id="([^"]+)"><\/a>$/gm)].map(([, anchor]) => anchor)
  expect(anchors.sort()).toEqual((Object.keys(rules) as Rule[]).map(ruleAnchor).sort())
})

it('rules page shows different wrong and right examples', () => {
  const same = (Object.keys(rules) as Rule[]).filter((rule) => {
    const { wrong, right } = shownExample(rule)
    return wrong === '' || right === '' || wrong === right
  })
  expect(same).toEqual([])
})

/** The half of the guide that tells of the studio. */
const [studio = ''] = (await readFile(guideFile, 'utf8')).split('\n## Çfarë ka në këtë dosje\n')

it('guide names the buttons and fields of the studio as the screen shows them', () => {
  const titlesIn = ({ title, fields, items }: Described): (string | undefined)[] => [
    title,
    ...[...fields, ...items].flatMap(titlesIn),
  ]
  const labels = Object.values(kinds).flatMap(({ schema }) => titlesIn(describeSchema(schema)))
  const interfaceTexts = [
    bodyWords,
    appWords,
    guideWords,
    historyWords,
    importWords,
    publishWords,
    trashWords,
  ].flatMap(textsIn)
  const titles = Object.values(kinds).map(({ title }) => title)
  const quotable = new Set([...labels, ...titles, ...interfaceTexts, ...systemWords])
  const named = [...studio.matchAll(/(?<=[^*])\*\*([A-ZÇË][^*:]*[^*.:])\*\*/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !quotable.has(name))).toEqual([])
})

it('guide shows every studio screenshot in a small file with an alternative text', async () => {
  const shown = [
    ...studio.matchAll(/!\[([^\]]{40,})\]\(\.\.\/([^)]+)\)|src="\.\.\/([^"]+)".* alt="[^"]{40,}"/g),
  ]
  const files = shown.map(([, , file, other]) => join(paths.root, file ?? other ?? ''))
  const taken = await readdir(join(paths.root, '.github', 'guide'))
  expect(files.map((file) => basename(file)).sort()).toEqual(taken.sort())
  for (const file of files) expect((await stat(file)).size).toBeLessThan(80_000)
})

/** What buttons of systems and telephones are called. */
const systemWords = [
  'Run as a Program, More info, Run anyway, System Settings, Privacy & Security, Open Anyway',
  'Settings, Camera, Formats, Most Compatible',
  // GitHub's.
  'Repository access, Only select repositories, Generate token, Developer settings, Fine-grained tokens, Close pull request',
].flatMap((names) => names.split(', '))

/** All texts that the messages in an object may become. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return textsOf(value).map(({ text }) => text)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
