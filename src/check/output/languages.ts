import type { Cleaned } from '../pictures/pictures.ts'
import type { Problem } from '../problem.ts'
import { privateWords } from '../rules/families/trust.ts'
import type { Rule } from '../rules/index.ts'
import type { LanguageTag, Severity } from '../rules/record.ts'

/** How many problems of each severity there are, and in how many files. */
export type Totals = { errors: number; warnings: number; files: number }

/** Everything that the check says around the sentences of its rules. */
export type Phrases = {
  severity: Readonly<Record<Severity, string>>
  /** The line at the end of a report. */
  total(totals: Totals): string
  /** The summary of a pull request. */
  summary: {
    title: string
    file: string
    errors: string
    warnings: string
    /** Before the sentence that says what to write instead. */
    cure: string
    /** Stands in the place of problems that would make the summary too long. */
    more(count: number): string
  }
  /** What `--fix` did and left. */
  fix: {
    mended(file: string, count: number): string
    wouldMend(file: string, count: number): string
    /** Above what would be left. */
    afterwards: string
    byteOrderMark: string
    lineEnds: string
    /** A block that was taken out of a picture file. */
    removed(block: Cleaned['removed'][number]): string
    /** Why a file with certain cures was left as it is. */
    left(file: string, reason: FixRefusal): string
    total(totals: { mended: number; files: number; left: number; dryRun: boolean }): string
  }
  watch: { waiting: string }
}

/** Why a file that has a certain cure is left alone. */
export type FixRefusal =
  /** It is not what it was when it was checked. */
  | { kind: 'changed' }
  /** A link to a file somewhere else, or no ordinary file. */
  | { kind: 'not-a-file' }
  /** After the cure other problems would show that do not show now. */
  | { kind: 'reveals'; rules: readonly Rule[] }
  /** The cure does not make the problem go away. */
  | { kind: 'stays'; rules: readonly Rule[] }

/** A language of the check and the words around the sentences of its rules. */
export type Language = { tag: LanguageTag; phrases: Phrases }

/** The words around the sentences of the rules, in Albanian. */
const albanianPhrases: Phrases = {
  severity: { error: 'gabim', warning: 'vërejtje' },
  total({ errors, warnings, files }) {
    if (errors + warnings === 0) return 'Përmbajtja është në rregull.'
    const found = [
      ...(errors === 0 ? [] : [count(errors, 'gabim', 'gabime')]),
      ...(warnings === 0 ? [] : [count(warnings, 'vërejtje', 'vërejtje')]),
    ]
    return `${found.join(' dhe ')} në ${count(files, 'skedar', 'skedarë')}.`
  },
  summary: {
    title: 'Kontrolli i përmbajtjes',
    file: 'Skedari',
    errors: 'Gabime',
    warnings: 'Vërejtje',
    cure: 'Ndreqja:',
    more: (number) =>
      `Edhe ${count(number, 'problem tjetër nuk u rendit', 'probleme të tjera nuk u renditën')} këtu; ` +
      'i tregon të gjitha komanda `npm run check`.',
  },
  fix: {
    mended: (file, number) =>
      `${file}: ${number === 1 ? 'u ndreq 1 problem' : `u ndreqën ${number} probleme`}`,
    wouldMend: (file, number) =>
      `${file}: ${number === 1 ? 'do të ndreqej 1 problem' : `do të ndreqeshin ${number} probleme`}`,
    afterwards: 'Pas ndreqjes:',
    byteOrderMark: 'shenja e padukshme BOM në krye hiqet',
    lineEnds: 'fundi i çdo rreshti bëhet LF',
    removed: ({ name, found, bytes }) => `blloku ${name}, ${bytes} bajte me ${privateWords(found, 'sq')}`,
    left: (file, reason) => `${file}: nuk u prek, ${albanianReason(reason)}`,
    total({ mended, files, left, dryRun }) {
      const skipped =
        left === 0
          ? ''
          : ` ${left === 1 ? '1 skedar u la' : `${left} skedarë u lanë`} siç ${left === 1 ? 'ishte' : 'ishin'}.`
      if (mended === 0) return `Nuk ka asgjë që ndreqet vetë.${skipped}`
      const where = `në ${count(files, 'skedar', 'skedarë')}`
      return dryRun
        ? `${number(mended, 'Do të ndreqej', 'Do të ndreqeshin')} ${where}; asgjë nuk u shkrua.${skipped}`
        : `${number(mended, 'U ndreq', 'U ndreqën')} ${where}.${skipped}`
    },
  },
  watch: { waiting: 'Po priten ndryshimet; Ctrl+C e ndal kontrollin.' },
}

function albanianReason(reason: FixRefusal): string {
  switch (reason.kind) {
    case 'changed':
      return 'sepse ndryshoi ndërkohë. Nise kontrollin edhe një herë.'
    case 'not-a-file':
      return 'sepse nuk është skedar i zakonshëm.'
    case 'reveals':
      return `sepse pas ndreqjes do të dilte diçka tjetër (${reason.rules.join(', ')}). Ndreqe me dorë.`
    case 'stays':
      return `sepse ndreqja nuk do të mjaftonte (${reason.rules.join(', ')}). Ndreqe me dorë.`
  }
}

function number(amount: number, one: string, many: string): string {
  return amount === 1 ? `${one} 1 problem` : `${many} ${amount} probleme`
}

/** The words around the sentences of the rules, in English. */
const englishPhrases: Phrases = {
  severity: { error: 'error', warning: 'warning' },
  total({ errors, warnings, files }) {
    if (errors + warnings === 0) return 'The content is in order.'
    const found = [
      ...(errors === 0 ? [] : [count(errors, 'error')]),
      ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
    ]
    return `${found.join(' and ')} in ${count(files, 'file')}.`
  },
  summary: {
    title: 'Content check',
    file: 'File',
    errors: 'Errors',
    warnings: 'Warnings',
    cure: 'Cure:',
    more: (number) =>
      `${count(number, 'more problem is', 'more problems are')} not listed here; \`npm run check\` shows all.`,
  },
  fix: {
    mended: (file, number) => `${file}: ${count(number, 'problem')} mended`,
    wouldMend: (file, number) => `${file}: ${count(number, 'problem')} would be mended`,
    afterwards: 'After mending:',
    byteOrderMark: 'the invisible byte order mark at its start goes',
    lineEnds: 'every line ends with LF',
    removed: ({ name, found, bytes }) =>
      `the block ${name}, ${bytes} bytes with ${privateWords(found, 'en')}`,
    left: (file, reason) => `${file}: left alone, ${englishReason(reason)}`,
    total({ mended, files, left, dryRun }) {
      const skipped = left === 0 ? '' : ` ${count(left, 'file was', 'files were')} left alone.`
      if (mended === 0) return `There is nothing that can be mended by itself.${skipped}`
      const what = `${count(mended, 'problem')} in ${count(files, 'file')}`
      return dryRun ? `${what} would be mended; nothing was written.${skipped}` : `Mended ${what}.${skipped}`
    },
  },
  watch: { waiting: 'Waiting for changes; Ctrl+C ends the check.' },
}

function englishReason(reason: FixRefusal): string {
  switch (reason.kind) {
    case 'changed':
      return 'because it changed meanwhile. Run the check once more.'
    case 'not-a-file':
      return 'because it is not an ordinary file.'
    case 'reveals':
      return `because the cure would bring up something else (${reason.rules.join(', ')}). Mend it by hand.`
    case 'stays':
      return `because the cure would not be enough (${reason.rules.join(', ')}). Mend it by hand.`
  }
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}

/** The languages of the check by their tag; Albanian, the editors' own, is the default. */
export const languages: Readonly<Record<LanguageTag, Language>> = {
  sq: { tag: 'sq', phrases: albanianPhrases },
  en: { tag: 'en', phrases: englishPhrases },
}

/** Whether `tag` names one of {@link languages}. */
export function isLanguageTag(tag: string): tag is LanguageTag {
  return Object.hasOwn(languages, tag)
}

/** Counts problems by severity, and the files that have any. */
export function totalsOf(problems: readonly Problem[]): Totals {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const files = new Set(problems.map(({ file }) => file)).size
  return { errors, warnings: problems.length - errors, files }
}
