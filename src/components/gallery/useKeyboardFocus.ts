import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Says when the keyboard brings the focus into an element. Focus that a click sets, that comes back
 * with the window, or that arrives while `quiet` is not that, although it may be `:focus-visible`.
 * Returns the handler for the element's `onFocus`.
 */
export function useKeyboardFocus(
  element: RefObject<HTMLElement | null>,
  quiet: RefObject<boolean>,
  onKeyboardFocus: () => void,
): (event: FocusEvent) => void {
  const beforeLeaving = useRef<Element | null>(null)

  useEffect(() => {
    const remember = () => {
      beforeLeaving.current = document.activeElement
    }
    window.addEventListener('blur', remember)
    return () => window.removeEventListener('blur', remember)
  }, [])

  // The focus may be there already when the page comes alive.
  useEffect(() => {
    if (element.current?.querySelector(':focus-visible')) onKeyboardFocus()
  }, [element, onKeyboardFocus])

  return ({ target }) => {
    const isBack = target === beforeLeaving.current
    beforeLeaving.current = null
    if (!isBack && !quiet.current && target.matches(':focus-visible')) onKeyboardFocus()
  }
}
