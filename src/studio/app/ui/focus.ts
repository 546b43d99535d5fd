/** Focuses an element; as its `ref`, when it mounts. A screen reader then reads the element. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}
