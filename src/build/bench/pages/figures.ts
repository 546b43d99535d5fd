/** What was measured of one page; times in ms. */
export type PageFigures = {
  path: string
  /** Lighthouse's four scores, 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  /** Largest paint of the same page without its scripts. */
  largestPaintPlain: number
  layoutShift: number
  blocking: number
  /** Slowest answer to each thing that visitors do on the page, by name. */
  interactions: ReadonlyMap<string, number>
}

/** What a page misses of its goals, in words; empty for a page that reaches all of them. */
export function missed(page: PageFigures): string[] {
  const goals: [text: string, reached: boolean][] = [
    ['performance ≥ 98', page.performance >= 98],
    ['accessibility 100', page.accessibility === 100],
    ['best practices 100', page.bestPractices === 100],
    ['SEO 100', page.seo === 100],
    ['LCP ≤ 1800 ms', page.largestPaint <= 1800],
    ['LCP ≤ 1.05 × without scripts', page.largestPaint <= 1.05 * page.largestPaintPlain],
    ['CLS ≤ 0.01', page.layoutShift <= 0.01],
    ['TBT ≤ 50 ms', page.blocking <= 50],
    ...[...page.interactions].map(([name, time]): [string, boolean] => [`${name} ≤ 100 ms`, time <= 100]),
  ]
  return goals.filter(([, reached]) => !reached).map(([text]) => text)
}

const columns = [
  'page',
  'perf',
  'a11y',
  'best',
  'SEO',
  'LCP ms',
  'plain',
  'ratio',
  'CLS',
  'TBT ms',
  'interactions ms',
]

/** The figures as a table, and below it what is missed. */
export function tableOf(pages: readonly PageFigures[]): string {
  const rows = pages.map((page) => [
    page.path,
    ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(String),
    page.largestPaint.toFixed(0),
    page.largestPaintPlain.toFixed(0),
    (page.largestPaint / page.largestPaintPlain).toFixed(2),
    page.layoutShift.toFixed(3),
    page.blocking.toFixed(0),
    [...page.interactions].map(([name, time]) => `${name} ${time.toFixed(0)}`).join(', ') || '–',
  ])
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  const misses = pages.flatMap((page) => missed(page).map((goal) => `${page.path} misses: ${goal}`))
  return [
    line(columns),
    ...rows.map(line),
    '',
    ...(misses.length > 0 ? misses : ['Every goal is reached.']),
  ].join('\n')
}
