/** Shows progress: a line that updates on a terminal, occasional lines elsewhere. */
export type Progress = ReturnType<typeof createProgress>

/** Interval in ms between lines of a log. */
const logInterval = 10_000

/** Progress on `stream`, with a count and an estimate of the time left. */
export function createProgress(
  stream: { isTTY?: boolean; write(text: string): unknown },
  now: () => number = Date.now,
) {
  return {
    /** Begins a step of `total` items, together `work` units of work; shows the `expected` seconds at once. */
    start(label: string, total: number, work = total, expected?: number) {
      const began = now()
      let done = 0
      let worked = 0
      let shown = began
      const show = (time: string, end = stream.isTTY ? '' : '\n') =>
        stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}  ${label} ${done}/${total}, ${time}${end}`)
      if (total > 0 && expected !== undefined) show(`rreth ${duration(expected)}`)
      return {
        /** Counts one finished item and its part of the work. */
        advance(part = 1): void {
          done += 1
          worked += part
          if (!stream.isTTY && now() - shown < logInterval) return
          shown = now()
          show(`edhe ${duration((((now() - began) / worked) * (work - worked)) / 1000)}`)
        },
        end(): void {
          if (total > 0) show(`${((now() - began) / 1000).toFixed(1)} s`, '\n')
        },
      }
    },
  }
}

function duration(seconds: number): string {
  return seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
}
