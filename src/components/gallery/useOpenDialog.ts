import { type KeyboardEvent, useLayoutEffect } from 'react'
import type { Picture } from '../../content/schema/picture.ts'

/** Opens the dialog over the page, scrolled to its first picture, and marks the body while it is there. */
export function useOpenDialog(
  dialog: { current: HTMLDialogElement | null },
  view: { current: HTMLElement | null },
  pictures: readonly Picture[],
  start: number,
): void {
  useLayoutEffect(() => {
    const strip = view.current
    if (dialog.current === null || strip === null) return
    // All that changes what is laid out comes before focus and position, which need it laid out.
    const slides = strip.querySelectorAll<HTMLElement>('.swiper-slide')
    for (const [slide, { width, height }] of pictures.entries()) {
      slides[slide]?.style.setProperty('--ratio', String(width / height))
    }
    document.body.classList.add('modal-open')
    dialog.current.showModal()
    dialog.current.querySelector('button')?.focus()
    if (start > 0) strip.scrollTo({ left: strip.clientWidth * start, behavior: 'instant' })
    return () => document.body.classList.remove('modal-open')
  }, [dialog, view, pictures, start])
}

/** From the last control to the first and back: else Tab would leave the page for the browser. */
export function stayInside(event: KeyboardEvent): void {
  const buttons = event.currentTarget.querySelectorAll('button')
  const [from, to] = event.shiftKey ? [0, buttons.length - 1] : [buttons.length - 1, 0]
  if (event.target !== buttons[from]) return
  event.preventDefault()
  buttons[to]?.focus()
}
