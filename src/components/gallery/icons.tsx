import type { ReactNode } from 'react'

export function PauseIcon() {
  return (
    <Icon>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8.5 6.2v11.6L17.8 12z" fill="currentColor" />
    </Icon>
  )
}

export function PreviousIcon() {
  return (
    <Icon>
      <path d="M14.5 5.5 8 12l6.5 6.5" />
    </Icon>
  )
}

export function NextIcon() {
  return (
    <Icon>
      <path d="M9.5 5.5 16 12l-6.5 6.5" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6.5 6.5 11 11m0-11-11 11" />
    </Icon>
  )
}

/** A plus in the glass magnifies, a minus takes that back. */
export function ZoomIcon({ isLarge }: { isLarge: boolean }) {
  return (
    <Icon>
      <path
        d={`M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5${isLarge ? '' : 'M10.5 8v5'}`}
      />
    </Icon>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
