import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type Rule, ruleAnchor, rules } from '../../src/check/rules/index.ts'
import { shownExample } from '../../src/tools/editors/examples.ts'
import { fillGuide, guideFile, renderRules, rulesFile } from '../../src/tools/editors/guide.ts'

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

it('keeps content/RREGULLAT.md as the rules say', async () => {
  const page = await readFile(rulesFile, 'utf8')
  expect(page, 'The page is old: run „npm run format“.').toBe(renderRules())
})

it('has one section with an anchor for each rule', async () => {
  const page = await readFile(rulesFile, 'utf8')
  const anchors = [...page.matchAll(/^<a id="([^"]+)"><\/a>$/gm)].map(([, anchor]) => anchor)
  expect(anchors.sort()).toEqual((Object.keys(rules) as Rule[]).map(ruleAnchor).sort())
})

it('shows no example that is the same wrong and right', () => {
  const same = (Object.keys(rules) as Rule[]).filter((rule) => {
    const { wrong, right } = shownExample(rule)
    return wrong === '' || right === '' || wrong === right
  })
  expect(same).toEqual([])
})
