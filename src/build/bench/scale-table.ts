import type { ScaleTimes } from './scale.ts'

/** The results for a terminal: a table, and the names of the files that one edit changed. */
export function formatScale(results: readonly ScaleTimes[]): string {
  const rows: [string, (times: ScaleTimes) => string][] = [
    ['raporte', ({ reports }) => String(reports)],
    ['ndërtimi i parë, ms', ({ build }) => whole(build)],
    ['  memoria, MB', ({ buildMemory }) => whole(buildMemory)],
    ['pas një ndryshimi, ms', ({ rebuild }) => whole(rebuild)],
    ['  memoria, MB', ({ rebuildMemory }) => whole(rebuildMemory)],
    ['kontrolli i parë, ms', ({ check }) => whole(check)],
    ['  pas një ndryshimi, ms', ({ checkAgain }) => whole(checkAgain)],
    ['npm start, faqja e parë, ms', ({ start }) => whole(start)],
    ['  ndryshimi në ekran, ms', ({ edit }) => whole(edit)],
    ['skriptet e një raporti, bajte', ({ scripts }) => whole(scripts)],
    ['skedarë të ndryshuar', ({ changed }) => String(changed.length)],
  ]
  const width = Math.max(...rows.map(([title]) => title.length))
  const table = rows.map(([title, cell]) =>
    [title.padEnd(width), ...results.map((times) => cell(times).padStart(9))].join(' '),
  )
  const names = results.map(({ reports, changed }) => `${reports}: ${changed.slice(0, 30).join(' ')}`)
  return [...table, '', ...names].join('\n')
}

function whole(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '–' : String(Math.round(value))
}
