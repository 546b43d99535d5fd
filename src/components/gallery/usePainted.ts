import { useEffect, useState } from 'react'
import { afterFrame } from './afterFrame.ts'

/** False until what is rendered first is on the screen: for what would only delay that. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterFrame(() => setPainted(true)), [])
  return isPainted
}
