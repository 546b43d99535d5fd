import { useState } from 'react'
import type { Calls } from '../../protocol.ts'
import { difference as words } from '../../words/publish.json'
import { api } from '../api.ts'
import { useCall } from '../ui/use-call.ts'
import { Versions } from '../versions/Versions.tsx'

const labels = { theirs: words.before, ours: words.now }

/** How the draft of a document differs from the published one; loaded when the editor unfolds it. */
export function Difference({ file }: { file: string }) {
  const { failure, wait } = useCall()
  const [found, setFound] = useState<Calls['difference']['response']>()
  const { passages, fields } = found ?? {}
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) wait(api.call('difference', { file }), setFound)
      }}
    >
      <summary>{words.show}</summary>
      {found && passages === undefined && <p>{words.unknown}</p>}
      {passages && <Versions passages={passages} fields={fields} labels={labels} same={words.same} />}
      <p role="alert">{failure}</p>
    </details>
  )
}
