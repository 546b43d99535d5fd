import { useEffect, useState } from 'react'

/** The band of the screen in which the section that is being read stands: its upper third. */
const band = { top: 0.15, bottom: 0.35 }

/** The id of the section that is being read; undefined before any of them is, and on the server. */
export function useCurrentAnchor(sections: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const topOf = (anchor: string) => document.getElementById(anchor)?.getBoundingClientRect().top
    // Told whenever a section comes into the band or leaves it; a jump may leave all of them behind or ahead.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * band.bottom
        const read = sections.findLast(({ anchor }) => (topOf(anchor) ?? Number.POSITIVE_INFINITY) < line)
        setCurrent(read?.anchor)
      },
      { rootMargin: `-${band.top * 100}% 0px -${100 - band.bottom * 100}% 0px` },
    )
    for (const { anchor } of sections) {
      const section = document.getElementById(anchor)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
