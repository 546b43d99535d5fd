import { useState } from 'react'
import { reading } from '../../content/late/reading.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import styles from './ShareActions.module.css'

/**
 * Shares the page where the device can, and copies its address. The room for the buttons is there from the
 * start; they show once they work, so without JavaScript not at all.
 */
export function ShareActions({ title }: { title: string }) {
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')
  const { share, copy, copied, copyFailed } = reading

  async function copyAddress() {
    // Emptied first, so that a second copy is announced as well.
    setSaid('')
    try {
      // Not there at all where the site is served without HTTPS.
      await navigator.clipboard.writeText(pageAddress())
      setSaid(copied)
    } catch {
      setSaid(copyFailed)
    }
  }

  return (
    <div className={styles.share} data-alive={isHydrated || undefined}>
      {isHydrated && 'share' in navigator && (
        <button type="button" className={styles.action} onClick={() => void sharePage(title)}>
          {share}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => void copyAddress()}>
        {copy}
      </button>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  )
}

async function sharePage(title: string): Promise<void> {
  // A visitor who closes the device's own dialog has changed their mind; there is nothing to say.
  await navigator.share({ title, url: pageAddress() }).catch(() => {})
}

/** The address of the page itself, without the picture or the section that is open. */
function pageAddress(): string {
  return location.origin + location.pathname
}
