import type { LanguageTag } from '../../model/message/format.ts'
import type { Cleaned } from '../pictures/pictures.ts'
import type { Problem } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import { termsOf } from '../rules/sentence.ts'

/** Number of problems by severity, of files with problems, and of problems that `--fix` may fix. */
type Totals = { errors: number; warnings: number; files: number; fixable: number }

/** Result of `--fix`: number of fixed problems and their files, and of files left alone. */
type FixTotals = { fixed: number; files: number; left: number; dryRun: boolean }

/**
 * Why the check does not fix a file. The file changed after the check (`changed`), or is a link or not an ordinary
 * file. Or the fix would reveal problems of `rules` (`reveals`), or not remove them (`stays`).
 */
export type FixRefusal = { kind: 'changed' | 'not-a-file' | 'reveals' | 'stays'; rules?: readonly Rule[] }

/** The texts around the sentences of the rules, in Albanian. */
const albanian = {
  severity: { error: 'gabim', warning: 'vërejtje' },
  /** The line at the end of a report. */
  total({ errors, warnings, files }: Omit<Totals, 'fixable'>): string {
    if (errors + warnings === 0) return 'Përmbajtja është në rregull.'
    const found = [
      ...(errors === 0 ? [] : [count(errors, 'gabim', 'gabime')]),
      ...(warnings === 0 ? [] : [count(warnings, 'vërejtje', 'vërejtje')]),
    ]
    return `${found.join(' dhe ')} në ${count(files, 'skedar', 'skedarë')}.`
  },
  /** Takes the place of the warnings about placeholders. */
  placeholders: (amount: number) =>
    `${count(amount, 'vërejtje', 'vërejtje')} për vlera e tekste të përkohshme nuk u ${amount === 1 ? 'rendit' : 'renditën'}: ` +
    'npm run check -- --release',
  /** Follows the total if `--fix` may fix some of the problems. */
  fixable: ({ fixable, errors, warnings }: Totals) =>
    `Vetë ${fixable === 1 ? 'ndreqet' : 'ndreqen'} ${fixable} nga ${errors + warnings}: npm run check -- --fix`,
  /** The summary of a pull request. */
  summary: {
    title: 'Kontrolli i përmbajtjes',
    file: 'Skedari',
    errors: 'Gabime',
    warnings: 'Vërejtje',
    hint: 'Ndreqja:',
    /** Replaces problems that would make the summary too long. */
    more: (number: number) =>
      `Edhe ${count(number, 'problem tjetër nuk u rendit', 'probleme të tjera nuk u renditën')} këtu; ` +
      'i tregon të gjitha komanda `npm run check`.',
  },
  /** The result of `--fix`. */
  fix: {
    fixed: (file: string, amount: number) => `${file}: ${problems(amount, 'u ndreq', 'u ndreqën')}`,
    wouldFix: (file: string, amount: number) =>
      `${file}: ${problems(amount, 'do të ndreqej', 'do të ndreqeshin')}`,
    afterwards: 'Pas ndreqjes:',
    byteOrderMark: 'shenja e padukshme BOM në krye hiqet',
    lineEnds: 'fundi i çdo rreshti bëhet LF',
    /** A metadata block that was removed from a picture file. */
    removed: ({ name, found, bytes }: Cleaned['removed'][number]): string =>
      `blloku ${name}, ${bytes} bajte me ${termsOf(found, 'sq')}`,
    left(file: string, { kind, rules }: FixRefusal): string {
      const reason = {
        changed: 'ndryshoi ndërkohë. Niseni kontrollin edhe një herë.',
        'not-a-file': 'nuk është skedar i zakonshëm.',
        reveals: `pas ndreqjes do të dilte diçka tjetër (${rules?.join(', ')}). Ndreqeni me dorë.`,
        stays: `ndreqja nuk do të mjaftonte (${rules?.join(', ')}). Ndreqeni me dorë.`,
      }[kind]
      return `${file}: nuk u prek, sepse ${reason}`
    },
    total({ fixed, files, left, dryRun }: FixTotals): string {
      const skipped =
        left === 0 ? '' : left === 1 ? ' 1 skedar u la siç ishte.' : ` ${left} skedarë u lanë siç ishin.`
      if (fixed === 0) return `Nuk ka asgjë që ndreqet vetë.${skipped}`
      const where = `në ${count(files, 'skedar', 'skedarë')}`
      return dryRun
        ? `${problems(fixed, 'Do të ndreqej', 'Do të ndreqeshin')} ${where}; asgjë nuk u shkrua.${skipped}`
        : `${problems(fixed, 'U ndreq', 'U ndreqën')} ${where}.${skipped}`
    },
  },
  watch: { waiting: 'Po priten ndryshimet; Ctrl+C e ndal kontrollin.' },
}

function problems(amount: number, one: string, many: string): string {
  return amount === 1 ? `${one} 1 problem` : `${many} ${amount} probleme`
}

/** The texts around the sentences of the rules, in English. */
const english: typeof albanian = {
  severity: { error: 'error', warning: 'warning' },
  total({ errors, warnings, files }) {
    if (errors + warnings === 0) return 'The content is in order.'
    const found = [
      ...(errors === 0 ? [] : [count(errors, 'error')]),
      ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
    ]
    return `${found.join(' and ')} in ${count(files, 'file')}.`
  },
  placeholders: (amount) =>
    `${count(amount, 'warning')} about placeholders not listed: npm run check -- --release`,
  fixable: ({ fixable, errors, warnings }) =>
    `Can be fixed for you, ${fixable} of ${errors + warnings}: npm run check -- --fix`,
  summary: {
    title: 'Content check',
    file: 'File',
    errors: 'Errors',
    warnings: 'Warnings',
    hint: 'Hint:',
    more: (number) =>
      `${count(number, 'more problem is', 'more problems are')} not listed here; \`npm run check\` shows all.`,
  },
  fix: {
    fixed: (file, amount) => `${file}: ${count(amount, 'problem')} fixed`,
    wouldFix: (file, amount) => `${file}: ${count(amount, 'problem')} would be fixed`,
    afterwards: 'After the fix:',
    byteOrderMark: 'the invisible byte order mark at its start goes',
    lineEnds: 'every line ends with LF',
    removed: ({ name, found, bytes }) => `the block ${name}, ${bytes} bytes with ${termsOf(found, 'en')}`,
    left(file, { kind, rules }) {
      const reason = {
        changed: 'it changed meanwhile. Run the check once more.',
        'not-a-file': 'it is not an ordinary file.',
        reveals: `the fix would reveal something else (${rules?.join(', ')}). Fix it by hand.`,
        stays: `the fix would not be enough (${rules?.join(', ')}). Fix it by hand.`,
      }[kind]
      return `${file}: left alone, because ${reason}`
    },
    total({ fixed, files, left, dryRun }) {
      const skipped = left === 0 ? '' : ` ${count(left, 'file was', 'files were')} left alone.`
      if (fixed === 0) return `There is nothing that can be fixed by itself.${skipped}`
      const what = `${count(fixed, 'problem')} in ${count(files, 'file')}`
      return dryRun ? `${what} would be fixed; nothing was written.${skipped}` : `Fixed ${what}.${skipped}`
    },
  },
  watch: { waiting: 'Waiting for changes; Ctrl+C ends the check.' },
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}

/** A language of the check and the texts around the sentences of its rules. */
export type Language = { tag: LanguageTag; phrases: typeof albanian }

/** The languages of the check by tag; Albanian, the editors' own, is the default. */
export const languages: Readonly<Record<LanguageTag, Language>> = {
  sq: { tag: 'sq', phrases: albanian },
  en: { tag: 'en', phrases: english },
}

/** Whether `tag` names one of {@link languages}. */
export function isLanguageTag(tag: string): tag is LanguageTag {
  return Object.hasOwn(languages, tag)
}

/** Counts problems by severity, the files that have any, and the problems that `--fix` may fix. */
export function totalsOf(problems: readonly Problem[]): Totals {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const files = new Set(problems.map(({ file }) => file)).size
  const fixable = problems.filter((problem) => problem.fixable).length
  return { errors, warnings: problems.length - errors, files, fixable }
}
