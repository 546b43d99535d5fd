import { type NewsFrontmatter, type NewsPost, newsFrontmatterSchema } from '../../schema/news.ts'
import { isDay, printNewsDay } from '../dates.ts'
import { checkHtml, type HtmlUses } from '../news/check.ts'
import { fillPictures } from '../news/pictures.ts'
import { checkPictures, type PictureUse } from '../picture-check.ts'
import { meantNewsPrint } from '../printed.ts'
import { type Finding, finding } from '../problem.ts'
import type { Place } from '../source.ts'
import { fieldPassages } from '../text/fields.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import {
  type DocumentInput,
  type DocumentResult,
  endOf,
  idOf,
  isSound,
  openDocument,
  pictureFinder,
  titleOf,
  yearsOf,
} from './document.ts'
import { listedPictures, nameListedPictures } from './listed-pictures.ts'
import { checkDescription } from './text-rules.ts'

/** Checks `content/news/<slug>/index.mdx`: frontmatter and an HTML body that stays as it is written. */
export function checkNews(input: DocumentInput): DocumentResult<NewsPost> {
  const { source } = input
  const opened = openDocument(source, newsFrontmatterSchema)
  const { value, partial, yaml, bodyOffset } = opened
  const findings = nameListedPictures(opened.findings, opened.yaml, input.pictures)
  const html = bodyOffset === undefined ? undefined : checkHtml(source, bodyOffset)
  findings.push(...(html?.findings ?? []))
  const empty = bodyOffset !== undefined && source.text.slice(bodyOffset).trim() === ''
  if (empty) findings.push(finding('news/empty', endOf(source)))
  if (yaml !== undefined) findings.push(...checkNewsFields(yaml, partial))
  const uses = [...listedPictures(yaml), ...(html === undefined ? [] : imageUses(html))]
  // Whether every picture is known that the post shows.
  const whole = 'gallery' in partial && html !== undefined && isSound(html.findings) && !empty
  const checked = checkPictures(source, uses, input, whole)
  findings.push(...checked.findings)
  return {
    source,
    entry:
      value !== undefined && html !== undefined && isSound(findings)
        ? readPost(input, value, html, bodyOffset ?? 0)
        : undefined,
    ...idOf(partial, yaml),
    ...titleOf(partial, yaml),
    ...yearsOf(partial.published, 'published', yaml),
    links: html?.links ?? [],
    anchors: html?.ids ?? [],
    pictures: checked.files,
    texts: [...(yaml ? fieldPassages(yaml) : []), ...(html?.passages ?? [])],
    findings,
  }
}

function checkNewsFields(
  yaml: YamlData,
  { date, published, description }: Partial<NewsFrontmatter>,
): Finding[] {
  return [
    ...checkPrinted(date, published, valuePlace(yaml, ['date'])),
    ...checkDescription(description, valuePlace(yaml, ['description'])),
  ]
}

function checkPrinted(written: unknown, published: unknown, place: Place): Finding[] {
  if (typeof written !== 'string' || written.trim() === '') return []
  if (isDay(published)) {
    const [corrected = '', ...others] = printNewsDay(published)
    if ([corrected, ...others].includes(written)) return []
    return [finding('date/printed', place, { written, corrected })]
  }
  const corrected = meantNewsPrint(written)
  if (written === corrected) return []
  return [finding('date/unreadable', place, { written, corrected, example: '03 NOV 2022' })]
}

function imageUses({ images }: HtmlUses): PictureUse[] {
  return images.map(({ file, alt, place, altPlace }) => ({
    file,
    place,
    // The check of the HTML has spoken of missing words already.
    ...(alt.trim() !== '' && { alt: { text: alt, place: altPlace } }),
    kind: 'raster',
  }))
}

function readPost(
  input: DocumentInput,
  fields: NewsFrontmatter,
  html: HtmlUses,
  bodyOffset: number,
): NewsPost {
  const picture = pictureFinder(input)
  const { gallery, ...own } = fields
  return {
    ...own,
    images: gallery.map(({ file, alt }) => picture(file, alt)),
    content: fillPictures(input.source, bodyOffset, html.images, (file) => picture(file, '')),
  }
}
