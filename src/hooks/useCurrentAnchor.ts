import { useEffect, useState } from 'react'

/** The band of the screen in which the section that is being read stands: its upper third. */
const readingBand = '-15% 0px -65% 0px'

/** The id of the section that is being read; undefined before any of them is, and on the server. */
export function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = anchors.join(' ')
  useEffect(() => {
    const visible = new Set<string>()
    const order = key.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const last = order.findLast((anchor) => visible.has(anchor))
        if (last !== undefined) setCurrent(last)
      },
      { rootMargin: readingBand },
    )
    for (const anchor of order) {
      const section = document.getElementById(anchor)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
