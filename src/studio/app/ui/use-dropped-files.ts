import { useEffect, useState } from 'react'

/** The attribute of elements that take dropped and pasted files themselves. */
export const photosAttribute = 'data-photos'

/** The files of a drop or a paste; none where they come with a text, as from an office program. */
export function filesOf(event: DragEvent | ClipboardEvent): readonly File[] {
  const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
  const isText = event instanceof ClipboardEvent && data?.types.some((type) => type.startsWith('text/'))
  return isText ? [] : [...(data?.files ?? [])]
}

/** The files that were dropped or pasted outside all upload areas, until `forget` is called. */
export function useDroppedFiles(): [files: readonly File[], forget: () => void] {
  const [files, setFiles] = useState<readonly File[]>([])

  useEffect(() => {
    const readFiles = (event: DragEvent | ClipboardEvent) => {
      const files = filesOf(event)
      if (files.length === 0 || isTaken(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      // Earlier files stay, because the editor may not have chosen their place yet.
      setFiles((before) => [...before, ...files])
    }
    // In the capture phase, before the editor of the body, which would take the files for text.
    window.addEventListener('drop', readFiles, true)
    window.addEventListener('paste', readFiles, true)
    return () => {
      window.removeEventListener('drop', readFiles, true)
      window.removeEventListener('paste', readFiles, true)
    }
  }, [])
  return [files, () => setFiles([])]
}

/** Whether an input for files, or an element with {@link photosAttribute}, takes the files itself. A dialog stands above the text. */
function isTaken(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && target.type === 'file') return true
  const around = target instanceof Element && target.closest(`dialog, [${photosAttribute}]`)
  return around instanceof Element && around.hasAttribute(photosAttribute)
}
