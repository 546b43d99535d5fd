/** The pages that a page links to by number: the first, the last and those beside it; `gap` stands for the others. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 1) return [number]
    // A gap of one page is no shorter than its number.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
