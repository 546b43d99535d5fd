import { type Finding, finding } from './problem.ts'

/** Problems of one rule in one file that are shown: more of them have one cause, and fill memory and screen. */
const most = 100

/** The first findings of each rule in each file; at the first that is left out, how many more there are. */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>()
  for (const found of findings) {
    const key = `${found.place.source.file}\n${found.rule}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [found])
    else group.push(found)
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length <= most) return group
    const sorted = group.sort((a, b) => a.place.start - b.place.start)
    const [next] = sorted.slice(most)
    if (next === undefined) return sorted
    const values = { rule: next.rule, count: sorted.length - most }
    return [...sorted.slice(0, most), finding('document/more-problems', next.place, values)]
  })
}
