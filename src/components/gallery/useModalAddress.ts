import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The gallery made this history entry, so that going back closes its modal. */
    openedByGallery?: boolean | undefined
  }
}

/** Pause in ms before the address follows: browsers refuse hundreds of changes in a row. */
const settling = 100

/**
 * The picture in the address (`?foto=3`, 1-based): undefined when there is none or no such picture.
 * Opening makes one history entry, moving replaces it, leaving goes back to the entry before.
 */
export function useModalAddress(count: number) {
  const { foto } = useSearch({ strict: false })
  const picture = pictureOf(foto, count)
  const router = useRouter()
  const { history } = router
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef(false)

  useEffect(() => {
    if (picture === undefined) leaving.current = false
    return () => clearTimeout(timer.current)
  }, [picture])

  const go = useCallback(
    (to: number | undefined, entry: { replace: boolean; openedByGallery: boolean }) => {
      // Another page may be on its way: the pictures are of the one that is shown, and take its place.
      const { pathname } = router.stores.resolvedLocation.get() ?? router.latestLocation
      void router.navigate({
        to: pathname,
        search: to === undefined ? {} : { foto: to },
        hash: true,
        state: { openedByGallery: entry.openedByGallery || undefined },
        replace: entry.replace || router.latestLocation.pathname !== pathname,
        resetScroll: false,
      })
    },
    [router],
  )

  const open = useCallback((to: number) => go(to, { replace: false, openedByGallery: true }), [go])

  const follow = useCallback(
    (to: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (!leaving.current) go(to, { replace: true, openedByGallery: isOurs(history.location.state) })
      }, settling)
    },
    [go, history],
  )

  const leave = useCallback(() => {
    clearTimeout(timer.current)
    if (leaving.current) return
    leaving.current = true
    if (isOurs(history.location.state)) history.back()
    else go(undefined, { replace: true, openedByGallery: false })
  }, [go, history])

  return { picture, open, follow, leave }
}

/** The number of one of `count` pictures, or undefined: the router hands on whatever was typed. */
export function pictureOf(foto: unknown, count: number): number | undefined {
  return Number.isInteger(foto) && Number(foto) >= 1 && Number(foto) <= count ? Number(foto) : undefined
}

function isOurs(state: { openedByGallery?: boolean | undefined }): boolean {
  return state.openedByGallery === true
}
