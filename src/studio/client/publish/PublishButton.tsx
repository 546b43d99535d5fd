import { useCallback, useEffect, useState } from 'react'
import type { Changes } from '../../protocol.ts'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import { type Api, failureOf } from '../api.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Handing } from './Handing.tsx'

/** Leads to the handing on, with the number of documents that wait for it. */
export function PublishButton({ api, onTaken }: { api: Api; onTaken: () => void }) {
  const [changes, setChanges] = useState<Changes>()
  const [failure, setFailure] = useState('')
  const [isOpen, setOpen] = useState(false)
  const look = useCallback(() => {
    setFailure('')
    api.call('changes', {}).then(setChanges, (error: unknown) => setFailure(failureOf(error).message))
  }, [api])
  useEffect(look, [look])
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true)
          look()
        }}
      >
        {say(words.publish, { count: changes?.documents.length ?? 0 })}
      </Button>
      {isOpen && (
        <Dialog
          title={words.title}
          onClose={() => {
            setOpen(false)
            look()
            onTaken()
          }}
        >
          {changes === undefined ? (
            <p role="alert">{failure || words.loading}</p>
          ) : (
            <Handing api={api} changes={changes} />
          )}
        </Dialog>
      )}
    </>
  )
}
