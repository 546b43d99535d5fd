import { frameIds, homeSections } from '../../model/anchors.ts'
import { certainEdits, type Finding, finding, withFix } from '../problem.ts'
import { editedSource, placeIn, type Source } from '../source.ts'
import type { Passage } from '../text/passage.ts'
import {
  browserElements,
  checkNesting,
  checkTexts,
  compareTrees,
  pairTags,
  type SourceElement,
} from './balance.ts'
import { checkElement, checkOutline, type ElementUses } from './element.ts'
import { htmlPassages } from './prose.ts'
import { scanHtml } from './scan.ts'
import { type Parent, parseHtml } from './tree.ts'

/** The links, pictures, ids and words of an HTML body, and its findings. */
export type HtmlUses = ElementUses & { ids: string[]; passages: Passage[] }

/**
 * Checks an HTML body twice, after the certain edits of its tags. The written tags must need no repair. The tree that
 * a browser builds from them must have the same elements.
 */
export function checkHtml(written: Source, offset: number): HtmlUses {
  const first = scanHtml(written, offset)
  const source = editedSource(written, certainEdits(first.findings))
  const scanned = source === written ? first : scanHtml(source, offset)
  const { top, elements, findings: unpaired } = pairTags(source, scanned.value)
  const findings = [...first.findings, ...unpaired]
  const tree = parseTree(source, offset, findings)
  const uses: HtmlUses = { links: [], images: [], ids: [], passages: [], findings }
  const inBrowser = browserElements(tree, offset)
  for (const { tag } of elements) checkElement(source, tag, uses, inBrowser.get(tag.start)?.at(-1)?.element)
  const nesting = [
    ...checkNesting(source, elements),
    ...(unpaired.length === 0 ? checkTexts(source, elements) : []),
  ]
  findings.push(...nesting, ...checkOutline(source, elements, inBrowser))
  uses.ids.push(...checkIds(source, elements, findings))
  if (scanned.findings.length === 0) {
    const { passages, bare } = htmlPassages(source, top)
    uses.passages.push(...passages)
    // The ancestors of a text are known only where tags pair up.
    if (unpaired.length === 0) findings.push(...bare.map((place) => finding('html/bare-text', place)))
  }
  if (
    scanned.findings.length + unpaired.length + nesting.length === 0 &&
    !findings.some(({ rule }) => rule === 'html/element')
  ) {
    findings.push(...compareTrees(source, elements, inBrowser, offset))
  }
  return uses
}

/** Parses with a browser's algorithm. Entities without their semicolon, such as `&nbsp`, are reported. */
function parseTree(source: Source, offset: number, findings: Finding[]): Parent {
  return parseHtml(source.text.slice(offset), ({ code, startOffset }) => {
    if (!code.includes('character-reference')) return
    const at = offset + startOffset
    const start = Math.max(offset, source.text.lastIndexOf('&', at))
    const found = finding('html/entity', placeIn(source, start, Math.max(at, start + 1)))
    // Between words, an `&` means itself.
    const isAlone = /^&\s/.test(source.text.slice(start, start + 2))
    findings.push(withFix(found, isAlone ? [{ start, end: start + 1, text: '&amp;' }] : undefined))
  })
}

/** Ids that a news body must not use: the ids of the page around the body, and the targets of the menu. */
const reserved: ReadonlySet<string> = new Set([...Object.values(frameIds), ...homeSections])

function checkIds(source: Source, elements: readonly SourceElement[], findings: Finding[]): string[] {
  const ids: string[] = []
  for (const { tag } of elements) {
    for (const { name, value, start, end } of tag.attributes) {
      if (name !== 'id' || value === undefined) continue
      const id = source.text.slice(value.start, value.end)
      if (ids.includes(id) || reserved.has(id))
        findings.push(finding('html/duplicate-id', placeIn(source, start, end), { id }))
      ids.push(id)
    }
  }
  return ids
}
