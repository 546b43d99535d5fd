import { useEffect, useState } from 'react'
import { sentChannel } from '../../protocol.ts'

/** How many files have been sent to the host, and of how many; undefined before any are counted. */
export function useSent(): { done: number; count: number } | undefined {
  const [sent, setSent] = useState<{ done: number; count: number }>()
  useEffect(() => {
    const channel = new BroadcastChannel(sentChannel)
    channel.onmessage = ({ data }) => setSent(data)
    return () => channel.close()
  }, [])
  return sent
}
