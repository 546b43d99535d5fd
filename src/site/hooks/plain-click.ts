type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a click on a link opens it here, and not in another tab or window, or as a download. */
export function isPlainClick(click: Click): boolean {
  // Some browsers send a click event for the middle button.
  return click.button === 0 && !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey)
}
