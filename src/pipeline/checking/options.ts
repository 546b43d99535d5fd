import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguageTag, type Language, languages } from '../../check/output/languages.ts'
import { paths } from '../../util/paths.ts'
import { isRelease } from '../release.ts'

const reportFormats = ['text', 'json', 'github', 'sarif', 'markdown'] as const

/** Output formats: for people, for programs, GitHub annotations, or the summary of a pull request. */
type ReportFormat = (typeof reportFormats)[number]

/** The options of `npm run check`. */
export type CheckCommand = {
  /** Absolute path of the folder in which `content/` lies. */
  root: string
  format: ReportFormat
  language: Language
  /** Omits warnings; the text format prints nothing if there is no error. */
  quiet: boolean
  /** `show`: a dry run that writes nothing. */
  fix: 'no' | 'show' | 'write'
  watch: boolean
  /** Stand-ins are errors. */
  release: boolean
}

/**
 * Parses the arguments after `npm run check --`. Without `--lang`, `CHECK_LANG` names the language.
 *
 * @throws an Error if an option is unknown or two exclude each other
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): CheckCommand {
  const { values } = parseArgs({ args: [...args], options })
  const language = values.lang ?? (env.CHECK_LANG || 'sq')
  if (!isLanguageTag(language))
    throw wrong(`Gjuha „${language}“ nuk njihet; shkruani --lang=sq ose --lang=en. (Unknown language.)`)
  const format = reportFormats.find((one) => one === values.format)
  if (format === undefined) throw wrong(`Formati „${values.format}“ nuk njihet. (Unknown format.)`)
  if (values['dry-run'] && !values.fix)
    throw wrong('--dry-run shkruhet bashkë me --fix. (--dry-run goes with --fix.)')
  if (values.watch && (values.fix || values.format !== 'text'))
    throw wrong('--watch nuk shkon me --fix dhe as me --format. (--watch excludes --fix and --format.)')
  return {
    root: values.root === undefined ? paths.root : resolve(values.root),
    format,
    language: languages[language],
    quiet: values.quiet,
    fix: values.fix ? (values['dry-run'] ? 'show' : 'write') : 'no',
    watch: values.watch,
    release: values.release ?? isRelease(env),
  }
}

const flag = { type: 'boolean', default: false } as const
const options = {
  format: { type: 'string', default: 'text' },
  lang: { type: 'string' },
  quiet: flag,
  fix: flag,
  'dry-run': flag,
  watch: flag,
  release: { type: 'boolean' },
  root: { type: 'string' },
} as const

function wrong(what: string): Error {
  return new Error(`Komanda nuk kuptohet; mundësitë i tregon --help. ${what}`)
}
