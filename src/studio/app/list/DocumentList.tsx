import { useCallback, useEffect, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import { keysOf } from '../../../model/records.ts'
import type { Changes, DocumentSummary, NewDocument } from '../../protocol.ts'
import { create, gallery, studio, list as words } from '../../words/app.json'
import { api } from '../api.ts'
import fields from '../forms/Field.module.css'
import { ImportButton } from '../publish/ImportButton.tsx'
import { PublishButton } from '../publish/PublishButton.tsx'
import { TrashButton } from '../trash/Trash.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { Heading } from '../ui/Heading.tsx'
import { useCall } from '../ui/use-call.ts'
import { useDroppedFiles } from '../ui/use-dropped-files.ts'
import { arrange } from './arrange.ts'
import { DocumentCard } from './DocumentCard.tsx'
import styles from './DocumentList.module.css'
import { beginnings, NewDialog } from './NewDialog.tsx'

type DocumentListProps = {
  documents: readonly DocumentSummary[]
  /** The words to search for, which are kept while a document is open. */
  search: string
  onSearch: (search: string) => void
  /** Called when publishing or an import may have brought changes of others. */
  onImported: () => void
}

/** All documents of the site, by kind. */
export function DocumentList({ documents, search, onSearch, onImported }: DocumentListProps) {
  const [changes, setChanges] = useState<Changes>()
  const { wait } = useCall()
  const look = useCallback(() => wait(api.call('changes', {}), setChanges), [wait])
  useEffect(look, [look])
  const refresh = () => {
    look()
    onImported()
  }
  const [begun, setBegun] = useState<NewDocument['kind']>()
  const [dropped, forget] = useDroppedFiles()
  // The site has one next edition at most.
  const hasNext = documents.some(({ kind }) => kind === 'nextEdition')
  const kinds = keysOf(beginnings)
  const beginnable = kinds.filter((kind) => kind !== 'nextEdition' || !hasNext)
  const groups = arrange(documents, search)
  const count = groups.reduce((sum, group) => sum + group.documents.length, 0)
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <div>
          <Heading kind={studio} name={words.title} />
          <p className={styles.intro}>{words.intro}</p>
          <GuideLink part="list" />
        </div>
        <div className={styles.begin}>
          {beginnable.map((kind) => (
            <Button key={kind} look={kind === 'report' ? 'main' : 'plain'} onPress={() => setBegun(kind)}>
              <span aria-hidden="true">+</span> {create[kind]}
            </Button>
          ))}
          <PublishButton changes={changes} onChanges={setChanges} onClose={refresh} />
          <ImportButton onTaken={refresh} />
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
            onChange={({ target }) => onSearch(target.value)}
          />
        </label>
        <p role="status" className={fields.hint}>
          {search !== '' && format(words.found, { count })}
        </p>
      </search>
      {groups.map(({ name, documents: own }) => (
        <section key={name} aria-labelledby={`grupi-${name}`}>
          <h2 id={`grupi-${name}`} className={styles.group}>
            {name}
          </h2>
          <ul className={styles.documents} data-look={own.some(({ picture }) => picture) ? 'cards' : 'rows'}>
            {own.map((document) => (
              <DocumentCard key={document.file} document={document} changes={changes} />
            ))}
          </ul>
        </section>
      ))}
      {dropped.length > 0 && (
        <Dialog title={format(gallery.whereTo, { count: dropped.length })} onClose={forget}>
          <p>{format(words.openFirst, { count: dropped.length })}</p>
        </Dialog>
      )}
      {begun !== undefined && <NewDialog kind={begun} onClose={() => setBegun(undefined)} />}
    </div>
  )
}
