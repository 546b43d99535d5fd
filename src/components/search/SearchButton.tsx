import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { withBase } from '../../base.ts'
import { words } from '../../content/index.ts'
import { isLeaving } from '../../failures.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { SiteLink } from '../SiteLink.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { isShortcut } from './shortcut.ts'

/**
 * Opens the search over the page; the key `/` does too. The search itself is loaded at the first use. Until
 * the page is alive, and without JavaScript, a link to the page that lists everything.
 */
export function SearchButton({ className }: { className: string | undefined }) {
  const isHydrated = useHydrated()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(() => {
    const own = document.querySelector<HTMLElement>('main input[type="search"]')
    if (own !== null) return own.focus()
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog)
        setOpen(true)
      },
      // The chunk is gone after a new release: the page that lists everything is not.
      () => {
        if (!isLeaving()) window.location.assign(withBase('/kerko'))
      },
    )
  }, [])

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [open])

  const content = (
    <>
      <SearchIcon />
      <span>{words.search.open}</span>
    </>
  )
  return (
    <>
      {isHydrated ? (
        <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
          {content}
        </button>
      ) : (
        <SiteLink to="/kerko" className={className}>
          {content}
        </SiteLink>
      )}
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
