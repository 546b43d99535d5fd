import { useSyncExternalStore } from 'react'
import { type HomeAnchor, homeAnchors } from '../../model/anchors.ts'
import { sectionInViewLine } from '../../model/specification.ts'

/**
 * The section that crosses the line below the viewport's top; undefined at scroll top, in any other
 * section, on the server and while `enabled` is false.
 */
export function useSectionInView(enabled: boolean): HomeAnchor | undefined {
  return useSyncExternalStore(
    enabled ? onScroll : neverChanges,
    () => (enabled ? sectionInView() : undefined),
    () => undefined,
  )
}

function sectionInView(): HomeAnchor | undefined {
  if (window.scrollY <= 0) return undefined
  return homeAnchors.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box !== undefined && box.top <= sectionInViewLine && box.bottom > sectionInViewLine
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

function neverChanges() {
  return () => {}
}
