import type { Content } from '../../check/content.ts'
import { projectAnchor } from '../../model/anchors.ts'
import { omit } from '../../model/records.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'

/** Columns of the projects' data, in their order. */
const columns = [
  'id',
  'year',
  'title',
  'themes',
  'municipality',
  'partners',
  'funder',
  'description',
  'url',
  'license',
] as const

type Row = Readonly<Record<(typeof columns)[number], string | number | readonly string[] | undefined>>

/** All projects as JSON, newest first; values that a project lacks are absent. */
export function projectsJson(content: Content, address: SiteAddress): string {
  const { site, words } = content
  const data = {
    title: `${words.projects.title} | ${site.name}`,
    url: publicAddress(address, '/projects'),
    license: site.license,
    projects: rowsOf(content, address).map((row) => omit(row, 'license')),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** All projects as CSV (RFC 4180) in UTF-8 with a byte-order mark: without it, spreadsheets show ë as another letter. */
export function projectsCsv(content: Content, address: SiteAddress): string {
  const lines = rowsOf(content, address).map((row) => columns.map((name) => cellOf(row[name])))
  return `\uFEFF${[columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

function rowsOf({ projects, site, words }: Content, address: SiteAddress): Row[] {
  return projects.map(({ id, year, title, themes, municipality, partners, funder, description }) => ({
    id,
    year,
    title,
    themes: themes?.map((theme) => words.projectFilter.themes[theme]),
    municipality,
    partners,
    funder,
    description,
    url: `${publicAddress(address, '/projects')}#${projectAnchor(id)}`,
    license: site.license?.url,
  }))
}

/** A cell; semicolons divide several values. An apostrophe keeps a spreadsheet from reading a text as a formula. */
function cellOf(value: Row[keyof Row]): string {
  const text = [value ?? []].flat().join('; ')
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
