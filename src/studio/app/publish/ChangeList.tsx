import type { ReactNode } from 'react'
import type { Changes } from '../../protocol.ts'
import { list } from '../../words/app.json'
import { format } from '../../words/format.ts'
import words from '../../words/publish.json'
import fields from '../forms/Field.module.css'
import { Difference } from './Difference.tsx'
import styles from './PublishButton.module.css'

/** What is to be published, what is left out, and the questions for the editor's name where Git has none. */
export function ChangeList(changes: Changes) {
  const { documents, proposed, leftOut, drafts, way, closed, asksAuthor } = changes
  const isNothing = documents.length === 0
  return (
    <>
      {closed !== undefined && (
        <p role="alert">
          {words.done.closed}{' '}
          <a href={closed} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </p>
      )}
      <Lines
        heading={isNothing ? words.nothing : words.changed}
        lines={documents.map(({ file, title, state, pictures }) => (
          <>
            {format(words.documents[state], { title, count: pictures })}
            {state !== 'new' && <Difference file={file} />}
          </>
        ))}
      />
      {proposed.length > 0 && <p>{format(words.proposed, { count: proposed.length })}</p>}
      {drafts.length > 0 && (
        <Lines heading={words.drafts} lines={drafts.map((title) => title || list.untitled)} />
      )}
      {leftOut.length > 0 && (
        <Lines heading={words.leftOut} lines={leftOut.map((file) => file.slice('content/'.length))} />
      )}
      {!isNothing && <p id="way">{words.ways[way]}</p>}
      {asksAuthor && <p>{words.author}</p>}
      {asksAuthor &&
        (['name', 'email'] as const).map((name) => (
          <label key={name} className={`${fields.field} ${fields.label}`}>
            {words[name]}
            <input
              className={fields.control}
              name={name}
              type={name === 'email' ? name : 'text'}
              autoComplete={name}
            />
          </label>
        ))}
    </>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly ReactNode[] }) {
  return (
    <div>
      <p>{heading}</p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same title.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
