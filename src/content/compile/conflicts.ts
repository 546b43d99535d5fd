import { type Finding, finding } from './problem.ts'
import { lineAt, type Source } from './source.ts'

/**
 * The lines that Git leaves around two versions of a text. The line of seven `=` between them may also underline a
 * heading: it alone says nothing.
 */
const markers = /^(?<begin><{7})(?: .*)?$|^\|{7}(?: .*)?$|^>{7}(?: .*)?$/gm

/** The places where two versions of a text were to be made one and stand there both: one for each pair. */
export function findConflicts(source: Source): Finding[] {
  const findings: Finding[] = []
  let open = false
  for (const { 0: line, index, groups } of source.text.matchAll(markers)) {
    const begins = groups?.begin !== undefined
    if (begins || !open)
      findings.push(
        finding('document/two-versions', lineAt(source, index), {
          withFirst: /^\|{7}(?: |$)/m.test(source.text),
        }),
      )
    // The version that both come from stands between them, or its line was left alone.
    open = begins || line.startsWith('|')
  }
  return findings
}
