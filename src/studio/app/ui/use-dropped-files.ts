import { useEffect, useState } from 'react'

/** The files that were dropped outside an upload area, or pasted, until `forget` is called. */
export function useDroppedFiles(): [files: readonly File[], forget: () => void] {
  const [files, setFiles] = useState<readonly File[]>([])

  useEffect(() => {
    const readFiles = (event: DragEvent | ClipboardEvent) => {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
      const isText = event instanceof ClipboardEvent && data?.types.some((type) => type.startsWith('text/'))
      const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (!data?.files.length || isText || isTaken) return
      event.preventDefault()
      event.stopPropagation()
      // The editor may not have chosen a place for earlier files yet: they stay.
      const { files } = data
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
