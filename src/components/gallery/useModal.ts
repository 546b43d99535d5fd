import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { modalMaxWidth } from '../../specification.ts'
import { afterFrame } from './afterFrame.ts'
import { useMedia } from './useMedia.ts'
import { useModalAddress } from './useModalAddress.ts'
import type { Engine } from './useSwiper.ts'

const query = `(max-width: ${modalMaxWidth}px)`

/**
 * Whether the image modal of a carousel is open. The address decides, and only in a window of at most
 * 1024 px; in a wider one the carousel shows the picture of the address. Pictures are counted from 1.
 */
export function useModal(region: RefObject<HTMLElement | null>, { move }: Engine, count: number) {
  const address = useModalAddress(count)
  const { picture, leave } = address
  const isNarrow = useMedia(query)
  const [isOpen, setOpen] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const seen = useRef(1)
  /** From opening until the focus is back: focus that moves meanwhile is not the visitor's. */
  const quiet = useRef(false)
  /** Calls off what was tapped just now. */
  const callOff = useRef<() => void>(undefined)

  const show = useCallback((first: number) => {
    seen.current = first
    quiet.current = true
    setOpen(true)
  }, [])

  useEffect(() => {
    if (picture === undefined) setOpen(false)
    else if (window.matchMedia(query).matches) show(picture)
    else move(picture - 1)
  }, [picture, move, show])

  useEffect(() => {
    if (isOpen && !isNarrow) leave()
  }, [isOpen, isNarrow, leave])

  useEffect(() => {
    if (!isOpen) return
    return () => {
      move(seen.current - 1)
      setReturning(true)
    }
  }, [isOpen, move])

  useEffect(() => {
    if (!isReturning) return
    region.current
      ?.querySelectorAll<HTMLElement>('.swiper-slide a')
      [seen.current - 1]?.focus({ preventScroll: true })
    quiet.current = false
    setReturning(false)
  }, [isReturning, region])

  return {
    isOpen: isOpen && picture !== undefined,
    /** The modal is open, or will be in a moment: nothing is to be fetched for the page behind it. */
    covers: picture !== undefined && isNarrow,
    /** The picture to open with. */
    first: picture ?? 1,
    quiet,
    /** Opens the modal, if the window is narrow enough for one; says whether it does. */
    open: (first: number) => {
      // What was rendered last may be older than the tap.
      if (!window.matchMedia(query).matches) return false
      // The frame that answers the finger shows nothing else, which takes a tenth of the time; Carousel.tsx goes on with it.
      region.current?.setAttribute('data-covered', '')
      callOff.current?.()
      callOff.current = afterFrame(() => (first === picture ? show(first) : address.open(first)))
      return true
    },
    follow: (now: number) => {
      seen.current = now
      address.follow(now)
    },
    leave,
  }
}
