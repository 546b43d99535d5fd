/** Gives what comes the focus, by its `ref`: it is read to whoever hears the page. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}
