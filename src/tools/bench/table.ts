/** Values by the title of their row; several if measured repeatedly. */
export type Figures = Map<string, number[]>

/**
 * Prints medians, with a row for each title and a column for each site. Every site but the first also shows the ratio
 * of the first to it. A dash stands for a missing figure.
 */
export function formatTable(sites: readonly { name: string; figures: Figures }[]): string {
  const titles = [...new Set(sites.flatMap(({ figures }) => [...figures.keys()]))]
  const rows = titles.map((title) => {
    const [own = 0, ...theirs] = sites.map(({ figures }) => median(figures.get(title) ?? []))
    const cells = [own.toFixed(), ...theirs.flatMap((value) => [value.toFixed(), (own / value).toFixed(2)])]
    return [title, ...cells.map((cell) => cell.replace('NaN', '–'))]
  })
  const table = [['', ...sites.flatMap(({ name }, n) => (n === 0 ? [name] : [name, 'ratio']))], ...rows]
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  return table
    .map(([title = '', ...cells]) =>
      [title.padEnd(width(0)), ...cells.map((cell, n) => cell.padStart(width(n + 1)))].join('  '),
    )
    .join('\n')
}

/** The median of the values; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((lower ?? Number.NaN) + (upper ?? Number.NaN)) / 2
}
