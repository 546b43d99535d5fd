import { format } from '../../../model/message/format.ts'
import type { Changes, Published } from '../../protocol.ts'
import { list } from '../../words/app.json'
import words from '../../words/publish.json'
import { focus } from '../ui/focus.ts'
import { DocumentLink } from './DocumentLink.tsx'
import styles from './PublishButton.module.css'

/** The outcome for the chosen drafts, the link that opens the proposal, and the drafts that were left out. */
export function Outcome({ done, branch, address, left, way }: Published & Pick<Changes, 'way'>) {
  return (
    <>
      <p ref={focus} tabIndex={-1}>
        {format(words.done[done], { branch })}
      </p>
      {done === 'proposed' && way !== 'host' && (
        <p>{address === undefined ? words.tellNote : words.openNote}</p>
      )}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      )}
      {left.length > 0 && (
        <div>
          <p>{words.left}</p>
          <ul className={styles.lines}>
            {left.map(({ file, title, why }) => (
              <li key={file}>
                <DocumentLink file={file}>{title || list.untitled}</DocumentLink>: {words.why[why]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
