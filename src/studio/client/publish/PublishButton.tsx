import { useCallback, useEffect, useState } from 'react'
import type { Changes } from '../../protocol.ts'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import type { Api } from '../api.ts'
import { DialogButton } from '../parts/DialogButton.tsx'
import { useWork } from '../parts/work.ts'
import { Handing } from './Handing.tsx'

/** Leads to the handing on, with the number of documents that wait for it. */
export function PublishButton({ api, onTaken }: { api: Api; onTaken: () => void }) {
  const [changes, setChanges] = useState<Changes>()
  const { failure, wait } = useWork()
  const look = useCallback(() => wait(api.call('changes', {}).then(setChanges)), [api, wait])
  useEffect(look, [look])
  return (
    <DialogButton
      name={say(words.publish, { count: changes?.documents.length ?? 0 })}
      title={words.title}
      failure={failure}
      onOpen={look}
      onClose={() => {
        look()
        onTaken()
      }}
    >
      {changes && <Handing api={api} changes={changes} />}
    </DialogButton>
  )
}
