import { isDay, printNewsDay } from '../../model/dates.ts'
import { newsRecord } from '../../model/kinds/news.ts'
import { gutter, pageWidth, sizesOf } from '../../model/pictures/sizes.ts'
import { fallbackOf, fullWidth, widthsOf } from '../../model/pictures/widths.ts'
import { type NewsFrontmatter, type NewsPost, newsFrontmatterSchema } from '../../model/schema/news.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { slug } from '../files.ts'
import { checkHtml, type HtmlUses } from '../html/check.ts'
import { checkPictures } from '../pictures/check.ts'
import { type Finding, finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { inYearOf, suggestNewsPrint } from '../suggest-dates.ts'
import { yearText } from '../yaml/check.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import {
  checkDescription,
  checkPrinted,
  type DocumentInput,
  type DocumentResult,
  endPlace,
  identityOf,
  isSound,
  type NumberedKind,
  openDocument,
  pictureFinder,
} from './document.ts'
import { listedPictures, nameListedPictures } from './listed-pictures.ts'

/** A news post: `content/news/<slug>/index.mdx`. */
export const newsKind: NumberedKind<NewsPost> = {
  ...newsRecord,
  check: checkNews,
  nameOf: slug,
}

/** Checks a news post: its frontmatter, and an HTML body that is published unchanged. */
export function checkNews(input: DocumentInput): DocumentResult<NewsPost> {
  const opened = openDocument(input.source, newsFrontmatterSchema)
  const { source, value, partial, yaml, bodyOffset } = opened
  const findings = nameListedPictures(opened.findings, yaml, input.pictures)
  const html = checkHtml(source, bodyOffset ?? source.text.length)
  findings.push(...html.findings)
  const empty = bodyOffset !== undefined && source.text.slice(bodyOffset).trim() === ''
  if (empty) findings.push(finding('body/empty', endPlace(source), { isHtml: true }))
  if (yaml !== undefined) findings.push(...checkDate(partial, yaml))
  findings.push(...checkDescription(opened))
  const uses = [...listedPictures(yaml), ...html.images]
  // Whether every picture that the post shows is known.
  const whole = 'gallery' in partial && bodyOffset !== undefined && isSound(html.findings) && !empty
  const checked = checkPictures(source, uses, input, whole)
  findings.push(...checked.findings)
  const isReadable = value !== undefined && bodyOffset !== undefined && isSound(findings)
  return {
    source,
    entry: isReadable ? readPost(input, value, html, bodyOffset) : undefined,
    ...identityOf(opened, 'published', partial.published),
    links: html.links,
    anchors: html.ids,
    pictures: checked.files,
    texts: [...opened.texts, ...html.passages],
    findings,
  }
}

function checkDate({ date, published }: Partial<NewsFrontmatter>, yaml: YamlData): Finding[] {
  const right = isDay(published) ? printNewsDay(published) : []
  const example = inYearOf(yearText(yaml, ['date']), '03 NOV 2022')
  return checkPrinted(date, valuePlace(yaml, ['date']), right, suggestNewsPrint, example)
}

/** Reads a post from its fields and its body; the check must have accepted its pictures. */
export function readPost(
  input: DocumentInput,
  fields: NewsFrontmatter,
  html: HtmlUses,
  bodyOffset: number,
): NewsPost {
  const picture = pictureFinder(input)
  const { gallery, placeholder: _placeholder, ...own } = fields
  return {
    ...own,
    images: gallery.map(picture),
    content: fillPictures(input.source, bodyOffset, html.images, (file) => picture({ file, alt: '' })),
  }
}

/** The width of a post's text: NewsArticle.module.css. */
const textWidth = `min(100vw - 2 * ${gutter}, 42rem)`

/** A figure reaches the right edge of a wide page, as in NewsArticle.module.css. */
const figureSizes = sizesOf(['(min-width: 68.75rem)', `0.286 * ${pageWidth} + 28.56rem`], textWidth)

/**
 * The editor's HTML with the addresses of its local pictures, and a link from each figure to the whole picture. Where
 * the editor gave no size, it is added so that the layout does not shift. Every other byte stays.
 */
function fillPictures(
  source: Source,
  offset: number,
  images: HtmlUses['images'],
  pictureOf: (file: string) => Picture,
): string {
  let html = ''
  let at = offset
  for (const { file, tag, isFigure } of images) {
    const src = tag.attributes.find(({ name }) => name === 'src')
    if (src === undefined) continue
    const written = tag.attributes.map(({ name }) => name)
    const picture = pictureOf(file)
    const [open, close] = isFigure
      ? [`<a href="/pictures/${picture.key}-${fullWidth(picture.width)}.jpg" data-needs-app="">`, '</a>']
      : ['', '']
    html += `${source.text.slice(at, tag.start)}${open}<picture>${avif(picture, isFigure ? figureSizes : sizesOf(textWidth))}${source.text.slice(tag.start, src.start)}`
    html += `${pictureAttributes(picture, written)}${source.text.slice(src.end, tag.end)}</picture>${close}`
    at = tag.end
  }
  return html + source.text.slice(at)
}

function avif({ key, width }: Picture, sizes: string): string {
  const candidates = widthsOf(width).map((candidate) => `/pictures/${key}-${candidate}.avif ${candidate}w`)
  return `<source type="image/avif" srcset="${candidates.join(', ')}" sizes="${sizes}">`
}

function pictureAttributes({ key, width, height }: Picture, written: readonly string[]): string {
  const size =
    written.includes('width') || written.includes('height') ? [] : [`width="${width}"`, `height="${height}"`]
  return [`src="/pictures/${key}-${fallbackOf(width)}.jpg"`, ...size, 'loading="lazy"'].join(' ')
}
