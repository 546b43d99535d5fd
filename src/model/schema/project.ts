import { z } from 'zod'
import type { Drawn } from '../drawn.ts'
import type { ListPage } from '../paging.ts'
import { type Theme, themes } from '../themes.ts'
import { eachOnce, english, name, placeholder, publicId, wordless } from './fields.ts'

/** Frontmatter of `content/projects/<years>-<slug>.mdx` (specification §3, "Project timeline entry"). */
export const projectFrontmatterSchema = z.strictObject({
  id: publicId().meta({
    title: 'Numri',
    description: 'Numri i projektit; projekti i ri merr numrin e radhës. Nuk përdoret kurrë dy herë.',
    examples: [21],
  }),
  year: z
    .union([z.int().min(1990).max(2100), wordless(z.string().regex(/^(19|20)\d{2}-(19|20)\d{2}$/))])
    .meta({
      title: 'Viti',
      description: 'Një vit ose dy vite me vizë mes tyre.',
      examples: [2019, '2023-2024'],
    }),
  title: name().meta({
    title: 'Titulli',
    description: 'Titulli i projektit.',
    examples: ['Plani komunal i energjisë'],
  }),
  themes: z
    .array(z.enum(themes).meta({ examples: ['planet', 'klima'] }))
    .min(1)
    .superRefine(eachOnce((theme) => theme))
    .optional()
    .meta({
      title: 'Temat',
      description: `Temat sipas të cilave vizitorët zgjedhin projektet, nga këto: ${themes.join(', ')}.`,
    }),
  municipality: name()
    .optional()
    .meta({
      title: 'Komuna',
      description: 'Komuna ku u bë projekti. Nuk shkruhet kur nuk dihet.',
      examples: ['Rahovec'],
    }),
  partners: z
    .array(name().meta({ title: 'Partneri', examples: ['Komuna e Rahovecit'] }))
    .min(1)
    .superRefine(eachOnce((partner) => partner))
    .optional()
    .meta({
      title: 'Partnerët',
      description: 'Me kë u bë projekti, nga një për rresht.',
    }),
  funder: name()
    .optional()
    .meta({
      title: 'Mbështetësi',
      description: 'Kush e financoi, kur duhet thënë.',
      examples: ['Komuna e Rahovecit'],
    }),
  english: english({
    title: 'Municipal energy plan',
    summary: 'A plan with measures for public buildings, homes and transport.',
  }),
  placeholder: placeholder(),
})

/** A run of text in a project's description. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'lang'; lang: string; children: Inline[] }

/** A block of a project's description: the runs of a paragraph, or a list. */
export type Block =
  | Inline[]
  | {
      /** First number of a numbered list; absent for a bullet list. */
      start?: number
      items: Inline[][]
    }

export type ProjectFrontmatter = z.infer<typeof projectFrontmatterSchema>

export type Project = Omit<z.infer<typeof projectFrontmatterSchema>, 'year' | 'placeholder'> & {
  /** `2019` or `2023-2024`. */
  year: string
  /** The description as lines of plain text, numbered items with their numbers. */
  description: string
  /** The same description as the page renders it. */
  blocks: Block[]
}

/** A project in the list: without the plain text, which only the search needs; its facts are the last block of `blocks`. */
export type ListedProject = Pick<Project, 'id' | 'year' | 'title' | 'themes' | 'municipality'> & {
  blocks: readonly Drawn[]
  /** Whether the entry keeps its text in sight; any other is a line that opens. */
  large?: true
}

/** A year or range of years as printed, and the page of the list on which it begins. */
export type ListedYear = { year: string; page: number }

/** A page of the projects' list, with the facts about all projects that its filter and its index of years need. */
export type ProjectList = ListPage<ListedProject> & {
  /** Number of all projects. */
  total: number
  /** Themes with at least one project, in the order of the schema. */
  themes: readonly Theme[]
  /** Municipalities with at least one project, in the order of the alphabet; absent if no project names one. */
  municipalities?: readonly string[]
  /** The years, in the order of the projects; absent if all projects stand on one page. */
  years?: readonly ListedYear[]
  /** Links to the data of all projects. */
  data: readonly Drawn[]
  map: readonly Drawn[]
}
