import { diffLines, diffWordsWithSpace } from 'diff'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import styles from './Versions.module.css'

const words = clientWords.versions

/** A passage of both texts; where they differ, one of the two may be empty. */
type Passage = { disk: string; draft: string }

/** Two versions of a text beside each other: lines that both have are folded, lines that differ are marked. */
export function Versions({ disk, draft, labels }: Passage & { labels: Passage }) {
  const passages = passagesOf(disk, draft)
  const count = passages.filter((passage) => passage.disk !== passage.draft).length
  return (
    <div className={styles.versions}>
      <p>{say(words.count, { count })}</p>
      {passages.map((passage, index) =>
        passage.disk !== passage.draft ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages are read anew as a whole.
          <dl key={index} className={styles.difference}>
            {(['disk', 'draft'] as const).map((side) => (
              <div key={side} data-side={side}>
                <dt>{labels[side]}</dt>
                <dd>
                  {passage[side] === '' ? <em>{words.nothing}</em> : <Marked {...passage} side={side} />}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages are read anew as a whole.
          <details key={index}>
            <summary>{say(words.same, { count: passage.disk.trimEnd().split('\n').length })}</summary>
            <pre>{passage.disk}</pre>
          </details>
        ),
      )}
    </div>
  )
}

/** One side of a passage, with the words that the other has not. */
function Marked({ disk, draft, side }: Passage & { side: keyof Passage }) {
  const parts = diffWordsWithSpace(disk, draft)
  const own = parts.filter(({ added, removed }) => !(side === 'disk' ? added : removed))
  return (
    <pre>
      {own.map(({ value, added, removed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are read anew as a whole.
        added || removed ? <mark key={index}>{value}</mark> : value,
      )}
    </pre>
  )
}

/** The passages of two texts, line by line: what one lost and the other gained at the same place is one of them. */
function passagesOf(disk: string, draft: string): readonly Passage[] {
  const passages: Passage[] = []
  for (const { value, added, removed } of diffLines(disk, draft)) {
    const last = passages.at(-1)
    if (added && last?.draft === '') last.draft = value
    else passages.push({ disk: added ? '' : value, draft: removed ? '' : value })
  }
  return passages
}
