import { useState } from 'react'
import type { DocumentSummary, NewDocument } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../parts/Button.tsx'
import { Heading } from '../parts/Heading.tsx'
import { PublishButton } from '../publish/PublishButton.tsx'
import { TrashButton } from '../trash/Trash.tsx'
import { arrange } from './arrange.ts'
import { DocumentCard } from './DocumentCard.tsx'
import styles from './DocumentList.module.css'
import { NewDialog } from './NewDialog.tsx'

const words = clientWords.list

type DocumentListProps = {
  documents: readonly DocumentSummary[]
  /** Told that files may have come from elsewhere. */
  onTaken: () => void
}

/** All documents of the site, by kind. */
export function DocumentList({ documents, onTaken }: DocumentListProps) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<'newest' | 'title'>('newest')
  const [begun, setBegun] = useState<NewDocument['kind']>()
  const groups = arrange(documents, search, order)
  const count = groups.reduce((sum, group) => sum + group.documents.length, 0)
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <div>
          <Heading kind={clientWords.studio} name={words.title} />
          <p className={styles.intro}>{words.intro}</p>
        </div>
        <div className={styles.begin}>
          {(['report', 'news', 'project'] as const).map((kind) => (
            <Button key={kind} look={kind === 'report' ? 'main' : 'plain'} onPress={() => setBegun(kind)}>
              <span aria-hidden="true">+</span> {clientWords.create[kind]}
            </Button>
          ))}
          <PublishButton onTaken={onTaken} />
          <TrashButton />
        </div>
      </header>
      <search className={styles.finder}>
        <label className={`${fields.field} ${fields.label}`}>
          {words.search}
          <input
            className={fields.control}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <label className={`${fields.field} ${fields.label}`}>
          {words.sort}
          <select
            className={fields.control}
            value={order}
            onChange={({ target }) => setOrder(target.value === 'title' ? 'title' : 'newest')}
          >
            <option value="newest">{words.newest}</option>
            <option value="title">{words.byTitle}</option>
          </select>
        </label>
        <p role="status" className={fields.hint}>
          {search !== '' && say(words.found, { count })}
        </p>
      </search>
      {groups.map(({ name, documents: own }) => (
        <section key={name} aria-labelledby={`grupi-${name}`}>
          <h2 id={`grupi-${name}`} className={styles.group}>
            {name === 'pages' ? words.pages : clientWords.kinds[name]}
          </h2>
          <ul
            className={styles.documents}
            data-look={name === 'report' || name === 'news' ? 'cards' : 'rows'}
          >
            {own.map((document) => (
              <DocumentCard key={document.file} document={document} />
            ))}
          </ul>
        </section>
      ))}
      {begun !== undefined && <NewDialog kind={begun} onClose={() => setBegun(undefined)} />}
    </div>
  )
}
