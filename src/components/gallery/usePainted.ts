import { useEffect, useState } from 'react'

/** False until what is rendered first is on the screen: for what would only delay that. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // A frame begins before it is painted; the next one begins after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
