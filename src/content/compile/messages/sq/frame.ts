import type { FixRefusal, Phrases } from '../language.ts'

/** The words around the sentences of the rules, in Albanian. */
export const albanianPhrases: Phrases = {
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
    left: (file, reason) => `${file}: nuk u prek, ${whyLeft(reason)}`,
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

function whyLeft(reason: FixRefusal): string {
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

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`
}
