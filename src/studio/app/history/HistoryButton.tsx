import { useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Calls, OpenDocument, Version } from '../../protocol.ts'
import words from '../../words/history.json'
import { api } from '../api.ts'
import { useSession } from '../session/context.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/Dialog.tsx'
import styles from '../ui/DialogRows.module.css'
import { focus } from '../ui/focus.ts'
import { useCall } from '../ui/use-call.ts'
import { Versions } from '../versions/Versions.tsx'

type Shown = Version & Calls['version']['response']

/** The earlier versions of a document: a dialog shows each beside the current text, and can bring it back as a draft. */
export function HistoryButton({ document: { file, fields } }: { document: OpenDocument }) {
  const session = useSession()
  const { failure, wait } = useCall()
  const [versions, setVersions] = useState<readonly Version[]>()
  /** Null after the editor has come back to the list. Its first sentence then takes the focus of the removed button. */
  const [shown, setShown] = useState<Shown | null>()

  function open(): void {
    setShown(undefined)
    session.flush()
    wait(api.call('versions', { file }), (answer) => setVersions(answer.versions))
  }

  function bringBack(text: string): void {
    session.write('write', text)
    announce(words.broughtBack)
  }

  return (
    <div>
      <DialogButton name={words.name} look="quiet" title={words.name} failure={failure} onOpen={open}>
        {shown ? (
          <form method="dialog" className={styles.question}>
            <VersionLine {...shown} isShown />
            <Versions
              passages={shown.passages}
              labels={{ theirs: words.then, ours: words.now }}
              same={words.same}
              fields={fields}
            />
            <div className={styles.row}>
              <Button onPress={() => setShown(null)}>{words.all}</Button>
              <Button type="submit" look="main" onPress={() => bringBack(shown.text)}>
                {words.bringBack}
              </Button>
            </div>
          </form>
        ) : (
          versions && (
            <>
              <p ref={shown === null ? focus : undefined} tabIndex={-1}>
                {versions.length === 0 ? words.none : words.intro}
              </p>
              <ul className={styles.documents}>
                {versions.map((version) => (
                  <li key={version.id} className={styles.row}>
                    <VersionLine {...version} />
                    <Button
                      label={format(words.showOf, version)}
                      onPress={() =>
                        wait(api.call('version', { file, id: version.id }), (answer) =>
                          setShown({ ...version, ...answer }),
                        )
                      }
                    >
                      {words.show}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )
        )}
      </DialogButton>
    </div>
  )
}

/** The day and author of a version, and the message with which it was committed. */
function VersionLine({ message, day, author, isShown }: Version & { isShown?: boolean }) {
  return (
    <p ref={isShown ? focus : undefined} tabIndex={isShown ? -1 : undefined}>
      <strong>{format(words.by, { day, author })}</strong>
      <br />
      <span className={styles.message}>{message}</span>
    </p>
  )
}
