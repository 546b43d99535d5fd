import { type NewsFrontmatter, type NewsPost, newsFrontmatterSchema } from '../../schema/news.ts'
import { isDay, printNewsDay } from '../dates.ts'
import { checkHtml, type HtmlUses } from '../news/check.ts'
import { fillPictures } from '../news/pictures.ts'
import { checkPictures, type PictureUse } from '../picture-check.ts'
import { type Finding, finding } from '../problem.ts'
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
  yearsOf,
} from './document.ts'
import { listedPictures } from './listed-pictures.ts'
import { checkDescription } from './text-rules.ts'

/** Checks `content/news/<slug>/index.mdx`: frontmatter and an HTML body that stays as it is written. */
export function checkNews(input: DocumentInput): DocumentResult<NewsPost> {
  const { source } = input
  const opened = openDocument(source, newsFrontmatterSchema)
  const { value, partial, yaml, bodyOffset } = opened
  const findings = [...opened.findings]
  const html = bodyOffset === undefined ? undefined : checkHtml(source, bodyOffset)
  findings.push(...(html?.findings ?? []))
  if (bodyOffset !== undefined && source.text.slice(bodyOffset).trim() === '') {
    findings.push(finding('news/empty', endOf(source)))
  }
  if (yaml !== undefined) findings.push(...checkNewsFields(yaml, partial))
  const whole = value !== undefined && html !== undefined
  const uses = [...listedPictures(yaml), ...(html === undefined ? [] : imageUses(html))]
  const checked = checkPictures(source, uses, input, whole && isSound(findings))
  findings.push(...checked.findings)
  return {
    source,
    entry: whole && isSound(findings) ? readPost(input, value, html, bodyOffset ?? 0) : undefined,
    ...idOf(partial, yaml),
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
  const findings: Finding[] = []
  if (isDay(published) && typeof date === 'string' && !printNewsDay(published).includes(date)) {
    const corrected = printNewsDay(published)[0] ?? ''
    findings.push(finding('date/printed', valuePlace(yaml, ['date']), { written: date, corrected }))
  }
  return [...findings, ...checkDescription(description, valuePlace(yaml, ['description']))]
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
