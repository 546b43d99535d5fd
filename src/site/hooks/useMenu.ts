import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** From this width on the links stand in the header, as in Header.module.css. */
const wide = '(min-width: 60rem)'

/**
 * The mobile menu. It closes on navigation, on a click on a link, and on Escape, which moves the focus back to the
 * button. It also closes when focus moves to the page behind it, and when the window becomes wide. The page behind an
 * open menu is inert.
 */
export function useMenu() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  // A layout effect, so that inert ends before the focus moves to the page or a link's target.
  useLayoutEffect(() => {
    if (!isOpen) return
    const behind = document.querySelectorAll<HTMLElement>('main, main ~ footer')
    for (const part of behind) part.inert = true
    return () => {
      for (const part of behind) part.inert = false
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closeOnLink = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) setOpen(false)
    }
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('header')?.contains(button.current)) setOpen(false)
    }
    const closeOnLastTab = ({ key, shiftKey, target }: KeyboardEvent) => {
      const stops = button.current?.closest('header')?.querySelectorAll('a, button') ?? []
      // Before the browser searches for the next Tab stop, which skips inert elements.
      if (key === 'Tab' && !shiftKey && target === [...stops].at(-1)) flushSync(() => setOpen(false))
    }
    const listening = new AbortController()
    document.addEventListener('keydown', closeOnLastTab, listening)
    document.addEventListener('keydown', closeOnEscape, listening)
    document.addEventListener('click', closeOnLink, listening)
    document.addEventListener('focusin', closeOnLeaving, listening)
    matchMedia(wide).addEventListener('change', () => setOpen(false), listening)
    return () => listening.abort()
  }, [isOpen])
  return { isOpen, button, toggle: () => setOpen((was) => !was) }
}
