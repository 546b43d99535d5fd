import type { ReactNode } from 'react'

/** A link in a dialog to the form of a document. It closes the dialog, because the form may be the one below it. */
export function DocumentLink({ file, children }: { file: string; children: ReactNode }) {
  return (
    <a
      href={`#/${encodeURI(file)}`}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      {children}
    </a>
  )
}
