import { type ReactNode, useEffect, useRef } from 'react'

/** Presses a control once it is there: a state that a component takes only when a visitor acts. */
export function Pressed({ control, children }: { control: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>(control)?.click(), [control])
  return <div ref={place}>{children}</div>
}
