type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a click on a link asks for what it leads to here, and not in another tab or window, or as a download. */
export function isPlainClick(click: Click): boolean {
  // Not every browser tells of its middle button by an event of another kind.
  return click.button === 0 && !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey)
}
