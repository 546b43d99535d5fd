import type { BodyKind } from '../../markdown/components.ts'

/** What to do with a picture that is put in with signs of Markdown or HTML. */
export const pictureCures: Readonly<Record<BodyKind, string>> = {
  report: 'Add the picture to the gallery, or use <Figure file="…" alt="…" />.',
  project: 'Projects have no pictures; remove it.',
}

const list = 'Remove the tags and begin each point with a hyphen: - Text of the point'
const paragraph = 'Remove the tags; an empty line stands between paragraphs.'
const strong = 'Remove the tags; for emphasis write: **word**'
const emphasis = 'Remove the tags; for emphasis write: *word*'

const cures: Readonly<Record<string, string>> = {
  br: 'Remove it; an empty line starts a new paragraph.',
  hr: 'Remove it; dividing lines are not used.',
  table: 'Remove the tags; tables are not used here. Write the rows as a list: - Text of the point',
  ...{ ul: list, ol: list, li: list, p: paragraph, div: paragraph, section: paragraph },
  ...{ b: strong, strong, u: strong, i: emphasis, em: emphasis },
  sub: 'Remove the tags; the low digit is a letter of its own: CO₂',
}

/** What to write in the place of an element of HTML. */
export function htmlCure(name: string, body: BodyKind, address: string | undefined): string {
  if (name.includes(':')) return `It comes from Word; delete the tags <${name}> and </${name}>.`
  if (name === 'img') return pictureCures[body]
  if (/^(iframe|video|embed|object)$/.test(name)) {
    const href = address ?? 'https://…'
    return body === 'report'
      ? `A video is shown with: <VideoCard href="${href}" title="Title of the video" />`
      : `Remove it; for a video write the link: [title of the video](${href})`
  }
  if (name === 'a') return `Write: [text of the link](${address ?? 'address'})`
  if (/^h[1-6]$/.test(name))
    return body === 'report'
      ? 'Remove the tags; sections are written with ##, titles inside a day with ###.'
      : 'Remove the tags; the description of a project has no headings.'
  return cures[name] ?? 'Remove it and use the signs of Markdown: **strong**, *emphasis*, - list.'
}

/** What to do with a component of reports in a project. */
export function elsewhereCure(name: string, address: string | undefined): string {
  if (name === 'Figure') return pictureCures.project
  if (name === 'VideoCard')
    return `Remove it; for a video write the link: [title of the video](${address ?? 'https://…'})`
  return `Remove the tags <${name}> and </${name}>; what stands between them stays.`
}
