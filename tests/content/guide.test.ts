import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fillGuide, guideFile, rulesFile } from '../../src/build/editors/guide.ts'
import { renderRules } from '../../src/build/editors/rules-guide.ts'
import { ruleAnchor } from '../../src/content/compile/guide/anchor.ts'
import { ruleGuide } from '../../src/content/compile/guide/index.ts'
import { messages, type Rule } from '../../src/content/compile/messages/index.ts'
import { fixtureExample } from './rules/examples.ts'

it('keeps the field tables of content/README.md as the schemas say', async () => {
  const guide = await readFile(guideFile, 'utf8')
  expect(guide, 'The tables are old: run „npm run format“.').toBe(fillGuide(guide))
})

it('writes a row for each field and for each field of a group', async () => {
  const guide = '<!-- fields:reports --><!-- /fields:reports --><!-- fields:news --><!-- /fields:news -->\n'
  const filled = fillGuide(`${guide}<!-- fields:projects -->old<!-- /fields:projects -->\n`)
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
  expect(filled).not.toContain('old')
  expect(fillGuide(filled)).toBe(filled)
})

it('says which table has no place', () => {
  expect(() => fillGuide('# Udhëzues')).toThrow('<!-- fields:reports --> … <!-- /fields:reports --> mungon')
})

it('keeps content/RREGULLAT.md as the rules and their fixtures say', async () => {
  const page = await readFile(rulesFile, 'utf8')
  expect(page, 'The page is old: run „npm run format“.').toBe(renderRules(fixtureExample))
})

it('has one section with an anchor for each rule', async () => {
  const page = await readFile(rulesFile, 'utf8')
  const anchors = [...page.matchAll(/^<a id="([^"]+)"><\/a>$/gm)].map(([, anchor]) => anchor)
  expect(anchors.sort()).toEqual((Object.keys(messages) as Rule[]).map(ruleAnchor).sort())
})

it('shows no example that is the same wrong and right', () => {
  const same = (Object.keys(ruleGuide) as Rule[]).filter((rule) => {
    const entry = ruleGuide[rule]
    const example = typeof entry === 'string' ? fixtureExample(rule) : entry
    return example === undefined || example.wrong === example.right
  })
  expect(same).toEqual([])
})
