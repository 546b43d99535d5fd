import { useSyncExternalStore } from 'react'
import { type HomeAnchor, homeAnchors } from '../../model/anchors.ts'
import { sectionInViewLine } from '../../model/specification.ts'

/**
 * The section of the home page that crosses the line below the viewport's top; undefined at scroll top, in any other
 * section, on other pages and on the server.
 */
export function useSectionInView(): HomeAnchor | undefined {
  return useSyncExternalStore(onScroll, sectionInView, () => undefined)
}

function sectionInView(): HomeAnchor | undefined {
  return homeAnchors.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    const crosses = box !== undefined && box.top <= sectionInViewLine && box.bottom > sectionInViewLine
    return crosses && window.scrollY > 0
  })
}

function onScroll(changed: () => void): () => void {
  let frame = 0
  const schedule = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(changed)
  }
  const listening = new AbortController()
  for (const kind of ['scroll', 'resize']) window.addEventListener(kind, schedule, listening)
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
  }
}
