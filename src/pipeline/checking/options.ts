import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguageTag, type Language, languages } from '../../check/output/languages.ts'
import { nearest } from '../../util/nearest.ts'
import { paths } from '../../util/paths.ts'
import { isRelease } from './release.ts'

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
  /** Whether placeholders are errors. */
  release: boolean
}

const usage = `
npm run check -- [--format=${reportFormats.join('|')}] [--lang=${Object.keys(languages).join('|')}]
                 [--quiet] [--fix [--dry-run]] [--watch] [--release] [--root=<dosja>]`

/**
 * Parses the arguments after `npm run check --`. Without `--lang`, `CHECK_LANG` names the language.
 *
 * @throws an Error that lists the options, if one is unknown or two exclude each other
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): CheckCommand {
  const values = parse(args)
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw wrong(describeUnparsed(args) ?? String(error))
  }
}

function wrong(what: string): Error {
  return new Error(`Komanda nuk kuptohet. (Options not understood.) ${what}\n${usage}`)
}

/** Explains in Albanian what is wrong with the first invalid argument; Node's own message is in English only. */
function describeUnparsed(args: readonly string[]): string | undefined {
  const { tokens } = parseArgs({ args: [...args], options, tokens: true, strict: false })
  for (const token of tokens) {
    if (token.kind === 'positional')
      return `Fjala „${token.value}“ është e tepërt: kontrollohet gjithmonë e gjithë përmbajtja. (Unexpected word.)`
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const described = Object.entries(options).find(([option]) => option === name)?.[1]
    const meant = nearest(name, Object.keys(options))
    const guess = meant === undefined ? '' : ` Mos deshët të shkruani „--${meant}“?`
    if (described === undefined)
      return `Mundësia „${rawName}“ nuk ekziston.${guess} (Unknown option '${rawName}'.)`
    if (described.type === 'string' && value === undefined)
      return `Pas ${rawName} mungon vlera: ${rawName}=… (The value is missing.)`
    if (described.type === 'boolean' && value !== undefined)
      return `${rawName} shkruhet pa vlerë. (It takes no value.)`
  }
  return undefined
}
