import { useEffect, useState } from 'react'
import { sentChannel } from '../../protocol.ts'

/** Of the files that are being sent to a host, how many have gone; undefined where none are counted. */
export function useSent(): { done: number; count: number } | undefined {
  const [sent, setSent] = useState<{ done: number; count: number }>()
  useEffect(() => {
    const channel = new BroadcastChannel(sentChannel)
    channel.onmessage = ({ data }) => setSent(data)
    return () => channel.close()
  }, [])
  return sent
}
