import type { BodyKind } from '../../markdown/components.ts'

/** What to do with a picture that is put in with signs of Markdown or HTML. */
export const pictureCures: Readonly<Record<BodyKind, string>> = {
  report: 'Shtoje foton në galeri, ose përdor <Figure file="…" alt="…" />.',
  project: 'Projektet nuk kanë foto; hiqe.',
}

const list = 'Hiqi shenjat dhe nise çdo pikë me vizë: - Teksti i pikës'
const paragraph = 'Hiqi shenjat; paragrafët i ndan një rresht i zbrazët.'
const strong = 'Hiqi shenjat; për theksim shkruaj: **fjalë**'
const emphasis = 'Hiqi shenjat; për theksim shkruaj: *fjalë*'

const cures: Readonly<Record<string, string>> = {
  br: 'Hiqe; një rresht i zbrazët e nis paragrafin e ri.',
  hr: 'Hiqe; vija ndarëse nuk përdoren.',
  table: 'Hiqi shenjat; tabelat nuk përdoren këtu. Shkruaji rreshtat si listë me pika: - Teksti i pikës',
  ...{ ul: list, ol: list, li: list, p: paragraph, div: paragraph, section: paragraph },
  ...{ b: strong, strong, u: strong, i: emphasis, em: emphasis },
  sub: 'Hiqi shenjat; shifra e ulët shkruhet si shkronjë: CO₂',
}

/** What to write in the place of an element of HTML. */
export function htmlCure(name: string, body: BodyKind, address: string | undefined): string {
  if (name.includes(':')) return `Vjen nga Word-i; fshiji shenjat <${name}> dhe </${name}>.`
  if (name === 'img') return pictureCures[body]
  if (/^(iframe|video|embed|object)$/.test(name)) {
    const href = address ?? 'https://…'
    return body === 'report'
      ? `Videoja shfaqet me: <VideoCard href="${href}" title="Titulli i videos" />`
      : `Hiqe; për një video shkruaj lidhjen: [titulli i videos](${href})`
  }
  if (name === 'a') return `Shkruaj: [teksti i lidhjes](${address ?? 'adresa'})`
  if (/^h[1-6]$/.test(name))
    return body === 'report'
      ? 'Hiqi shenjat; seksionet shkruhen me ##, titujt brenda një dite me ###.'
      : 'Hiqi shenjat; përshkrimi i projektit nuk ka tituj.'
  return cures[name] ?? 'Hiqe, dhe shkruaje me shenjat e Markdown-it: **theksim**, *kursive*, - listë.'
}

/** What to do with a component of reports in a project. */
export function elsewhereCure(name: string, address: string | undefined): string {
  if (name === 'Figure') return pictureCures.project
  if (name === 'VideoCard')
    return `Hiqe; për një video shkruaj lidhjen: [titulli i videos](${address ?? 'https://…'})`
  return `Hiqi shenjat <${name}> dhe </${name}>; përmbajtja e tyre mbetet.`
}
