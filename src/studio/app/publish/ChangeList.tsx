import { type ReactNode, useId } from 'react'
import { format } from '../../../model/message/format.ts'
import type { ChangedDocument, Changes, DraftChange } from '../../protocol.ts'
import { list } from '../../words/app.json'
import words from '../../words/publish.json'
import fields from '../forms/Field.module.css'
import { focus } from '../ui/focus.ts'
import { isPublishable } from './chosen.ts'
import { Difference } from './Difference.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import styles from './PublishButton.module.css'

type ChangeListProps = {
  changes: Changes
  /** The document whose form opened the dialog, which is listed first; absent in the list. */
  file: string | undefined
  /** The files of the ticked drafts. */
  chosen: readonly string[]
  onTick: (file: string, isTicked: boolean) => void
  /** Whether the editor has just pulled new content without choosing a draft. */
  isPulled: boolean
}

/**
 * The drafts to choose from, other waiting or left out files, and the questions for the editor's name if Git has none.
 */
export function ChangeList({ changes, file, chosen, onTick, isPulled }: ChangeListProps) {
  const { documents, pending, proposed, leftOut, way, closed, asksAuthor } = changes
  const isSome = documents.length > 0 || pending.length > 0
  const sorted = documents.toSorted((one, other) => Number(other.file === file) - Number(one.file === file))
  return (
    <>
      {isPulled && (
        <p ref={focus} tabIndex={-1}>
          {words.done.pulled}
        </p>
      )}
      {closed !== undefined && (
        <p role="alert">
          {words.done.closed}{' '}
          <a href={closed} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </p>
      )}
      {!isSome && <p>{words.nothing}</p>}
      {documents.length > 0 && (
        <fieldset className={styles.drafts}>
          <legend>{words.choose}</legend>
          {sorted.map((one) => (
            <DraftTick
              key={one.file}
              draft={one}
              isTicked={chosen.includes(one.file)}
              onTick={(isTicked) => onTick(one.file, isTicked)}
            />
          ))}
        </fieldset>
      )}
      {pending.length > 0 && <Lines heading={words.pending} lines={pending.map(inWords)} />}
      {proposed.length > 0 && <p>{format(words.proposed, { count: proposed.length })}</p>}
      {leftOut.length > 0 && (
        <Lines heading={words.leftOut} lines={leftOut.map((one) => one.slice('content/'.length))} />
      )}
      {isSome && <p id="way">{words.ways[way]}</p>}
      {asksAuthor && <AuthorFields />}
    </>
  )
}

type DraftTickProps = { draft: DraftChange; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** A draft with its checkbox, its changes, and the reason if it cannot be published. */
function DraftTick({ draft, isTicked, onTick }: DraftTickProps) {
  const id = useId()
  const { file, errors, hasConflict, state, links = [] } = draft
  const isFree = isPublishable(draft)
  return (
    <div className={styles.draft}>
      <div className={fields.field}>
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          disabled={!isFree}
          aria-describedby={isFree ? undefined : `${id}-why`}
          onChange={({ target }) => onTick(target.checked)}
        />
        <label htmlFor={id}>{inWords(draft)}</label>
      </div>
      {!isFree && (
        <p id={`${id}-why`} className={fields.hint}>
          {hasConflict
            ? words.cannot.conflict
            : state === 'removed'
              ? words.cannot.links
              : format(words.cannot.errors, { count: errors })}{' '}
          {state !== 'removed' && <DocumentLink file={file}>{words.openForm}</DocumentLink>}
        </p>
      )}
      {links.length > 0 && <Lines lines={links.map(asLink)} />}
      {state !== 'new' && state !== 'restored' && <Difference file={file} />}
    </div>
  )
}

function asLink({ file, title }: { file: string; title: string }): ReactNode {
  return <DocumentLink file={file}>{title || list.untitled}</DocumentLink>
}

/** A document and its differences from the published one, in words. */
function inWords({ title, state, pictures }: ChangedDocument): string {
  return format(words.documents[state], { title: title || list.untitled, count: pictures })
}

/** The editor's name and address, for a commit. */
function AuthorFields() {
  return (
    <>
      <p>{words.author}</p>
      {(['name', 'email'] as const).map((name) => (
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

function Lines({ heading, lines }: { heading?: string; lines: readonly ReactNode[] }) {
  return (
    <div>
      {heading !== undefined && <p>{heading}</p>}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same title.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
