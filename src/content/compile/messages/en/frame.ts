import type { FixRefusal, Phrases } from '../language.ts'

/** The words around the sentences of the rules, in English. */
export const englishPhrases: Phrases = {
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
    left: (file, reason) => `${file}: left alone, ${whyLeft(reason)}`,
    total({ mended, files, left, dryRun }) {
      const skipped = left === 0 ? '' : ` ${count(left, 'file was', 'files were')} left alone.`
      if (mended === 0) return `There is nothing that can be mended by itself.${skipped}`
      const what = `${count(mended, 'problem')} in ${count(files, 'file')}`
      return dryRun ? `${what} would be mended; nothing was written.${skipped}` : `Mended ${what}.${skipped}`
    },
  },
  watch: { waiting: 'Waiting for changes; Ctrl+C ends the check.' },
}

function whyLeft(reason: FixRefusal): string {
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
