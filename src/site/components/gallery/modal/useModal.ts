import { useRouter, useSearch } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fullUrl } from '../../../../model/pictures/urls.ts'
import type { Picture } from '../../../../model/schema/picture.ts'
import { modalMaxWidth } from '../../../../model/specification.ts'
import { leaveToBrowser } from '../../../app/failures.ts'
import { pictureSearch } from '../../../head/picture-search.ts'
import { useMedia } from '../carousel/useMedia.ts'
import type { Engine } from '../carousel/useSwiper.ts'
import { afterFrame } from './after-frame.ts'
import type { Modal } from './Modal.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whether the gallery made this history entry, so that going back closes its modal. */
    openedByGallery?: boolean | undefined
  }
}

/** Debounce time of the address in ms: browsers refuse hundreds of changes in a row. */
const settling = 100

const query = `(max-width: ${modalMaxWidth}px)`

/** Loads the modal when it opens: in a wide window it never does. */
const loadModal = () => import('./Modal.tsx')

/** The state that the modal keeps until after it has closed. */
interface Focus {
  /** The picture that was seen last. */
  seen: RefObject<number>
  /** True from opening until the focus is back: focus changes meanwhile are not the visitor's. */
  quiet: RefObject<boolean>
  /** The link in the text that opened the modal. */
  opener: RefObject<HTMLElement | undefined>
}

/**
 * The image modal of a carousel, while it is open. The address decides, and only in a window of at most
 * 1024 px; in a wider one the carousel shows the picture of the address. Pictures are counted from 1.
 */
export function useModal(
  region: RefObject<HTMLElement | null>,
  { index, move }: Engine,
  pictures: readonly Picture[],
) {
  const address = useModalAddress(pictures.length)
  const { picture, leave } = address
  const focus: Focus = { seen: useRef(1), quiet: useRef(false), opener: useRef(undefined) }
  const { seen, quiet, opener } = focus
  const { isNarrow, shown, show } = useAddressedPicture(address, move, focus)
  const begin = useOpening(region)
  useFocusReturn(region, shown !== undefined, { index, move }, focus)

  return {
    /** The component, while the modal is open. */
    Modal: picture === undefined ? undefined : shown,
    /** The modal is open or about to open: the page behind it must not load anything. */
    covers: picture !== undefined && isNarrow,
    /** The picture to open with. */
    first: picture ?? 1,
    quiet,
    /**
     * Opens the modal if the window is narrow enough; returns whether it does. When it closes, the focus goes to `from`, or
     * to the slide that was seen last.
     */
    open: (first: number, from?: HTMLElement) => {
      // The window may have been resized since the last render.
      if (!window.matchMedia(query).matches) return false
      opener.current = from
      begin(pictures[first - 1], ({ Modal }) =>
        first === picture ? show(first, Modal) : address.open(first),
      )
      return true
    },
    follow: (now: number) => {
      seen.current = now
      address.follow(now)
    },
    leave,
  }
}

/** Shows the picture of the address: a narrow window in the modal, a wide one in the carousel. */
function useAddressedPicture(
  { picture, leave }: Pick<ReturnType<typeof useModalAddress>, 'picture' | 'leave'>,
  move: Engine['move'],
  { seen, quiet }: Focus,
) {
  const isNarrow = useMedia(query)
  const [shown, setShown] = useState<typeof Modal>()
  const isOpen = shown !== undefined

  const show = useCallback(
    (first: number, modal: typeof Modal) => {
      seen.current = first
      quiet.current = true
      setShown(() => modal)
    },
    [seen, quiet],
  )

  useEffect(() => {
    if (picture === undefined) return setShown(undefined)
    const showInPage = () => move(picture - 1)
    if (!window.matchMedia(query).matches) return showInPage()
    let isWanted = true
    loadModal().then(({ Modal }) => isWanted && show(picture, Modal), showInPage)
    return () => {
      isWanted = false
    }
  }, [picture, move, show])

  useEffect(() => {
    if (isOpen && !isNarrow) leave()
  }, [isOpen, isNarrow, leave])

  return { isNarrow, shown, show }
}

/** After closing, moves the carousel to the picture that was seen last and returns the focus. */
function useFocusReturn(
  region: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { index, move }: Pick<Engine, 'index' | 'move'>,
  { seen, quiet, opener }: Focus,
) {
  /** True after closing, until the focus is back. */
  const returning = useRef(false)

  useEffect(() => {
    if (!isOpen) return
    return () => {
      returning.current = true
      move(seen.current - 1)
    }
  }, [isOpen, move, seen])

  // Returns the focus once the slide that was seen last is in view: before that, the slide is inert.
  useEffect(() => {
    if (isOpen || !returning.current || index !== seen.current - 1) return
    const slides = region.current?.querySelectorAll<HTMLElement>('.swiper-slide a')
    ;(opener.current ?? slides?.[index])?.focus({ preventScroll: true })
    opener.current = undefined
    returning.current = false
    quiet.current = false
  }, [isOpen, index, region, seen, quiet, opener])
}

/**
 * Returns what begins an opening: it loads the modal and then calls `open`. If the modal's files are gone, the browser opens
 * the picture, as it does without JavaScript. An opening is called off by another one, and by a navigation.
 */
function useOpening(region: RefObject<HTMLElement | null>) {
  const router = useRouter()
  const callOff = useRef<() => void>(undefined)
  useEffect(() => router.subscribe('onBeforeNavigate', () => callOff.current?.()), [router])

  return (picture: Picture | undefined, open: (loaded: Awaited<ReturnType<typeof loadModal>>) => void) => {
    callOff.current?.()
    const carousel = region.current
    // Set directly: the first frame after the tap comes ten times sooner. Carousel.tsx keeps it set.
    carousel?.setAttribute('data-covered', '')
    let isWanted = true
    const loading = loadModal()
    const cancel = afterFrame(() =>
      loading.then(
        (loaded) => {
          if (!isWanted) return
          // The opening itself is a navigation.
          callOff.current = undefined
          open(loaded)
        },
        () => {
          if (!isWanted) return
          callOff.current?.()
          if (picture) leaveToBrowser(() => window.location.assign(fullUrl(picture)))
        },
      ),
    )
    callOff.current = () => {
      isWanted = false
      cancel()
      carousel?.removeAttribute('data-covered')
    }
  }
}

/**
 * The picture in the address (`?foto=3`, 1-based): undefined if there is none or no such picture.
 * Opening adds one history entry, moving replaces it, closing goes back to the entry before.
 */
function useModalAddress(count: number) {
  // The router passes the search parameters unvalidated.
  const asked = useSearch({ strict: false })
  const { foto } = pictureSearch(asked)
  const picture = foto !== undefined && foto <= count ? foto : undefined
  const router = useRouter()
  const { history } = router
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef(false)

  useEffect(() => {
    if (picture === undefined) leaving.current = false
    return () => clearTimeout(timer.current)
  }, [picture])

  const go = useCallback(
    (to: number | undefined, entry: { replace: boolean; openedByGallery?: boolean | undefined }) => {
      // While another page is loading, the pictures still belong to the current one.
      const { pathname } = router.stores.resolvedLocation.get() ?? router.latestLocation
      void router.navigate({
        to: pathname,
        search: to === undefined ? {} : { foto: to },
        hash: true,
        state: { openedByGallery: entry.openedByGallery },
        replace: entry.replace || router.latestLocation.pathname !== pathname,
        resetScroll: false,
      })
    },
    [router],
  )

  // Removes a picture that does not exist from the address, so that nobody shares the mistake.
  useEffect(() => {
    if (picture === undefined && 'foto' in asked) go(undefined, { replace: true })
  }, [picture, asked, go])

  const leave = useCallback(() => {
    clearTimeout(timer.current)
    if (leaving.current) return
    leaving.current = true
    if (history.location.state.openedByGallery) history.back()
    else go(undefined, { replace: true })
  }, [go, history])

  return {
    picture,
    open: (to: number) => go(to, { replace: false, openedByGallery: true }),
    follow: (to: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { openedByGallery } = history.location.state
        if (!leaving.current) go(to, { replace: true, openedByGallery })
      }, settling)
    },
    leave,
  }
}
