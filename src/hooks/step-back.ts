import type { RouterHistory } from '@tanstack/react-router'
import { withBase } from '../base.ts'

/** Goes one step back in history if the entry before this one is a page of this site, and tells whether it was. */
export function stepBack(history: RouterHistory): boolean {
  const canStepBack = hasEarlierEntry(history)
  if (canStepBack) history.back()
  return canStepBack
}

function hasEarlierEntry(history: RouterHistory): boolean {
  if (typeof navigation !== 'undefined') return navigationHasEarlierEntry()
  // The router counts from 0 in each document; a full page load leaves only the referrer as a trace.
  return history.canGoBack() || (window.history.length > 1 && isOwnPage(document.referrer))
}

function navigationHasEarlierEntry(): boolean {
  const index = navigation.currentEntry?.index ?? 0
  const earlier = navigation.entries()[index - 1]
  // Entries are of this origin alone; their address is hidden under a strict referrer policy.
  return earlier !== undefined && (earlier.url === null || isOwnPage(earlier.url))
}

function isOwnPage(address: string): boolean {
  return address.startsWith(new URL(withBase('/'), location.origin).href)
}
