import { createContext, type ReactNode, use } from 'react'
import type { Picture } from '../../content/schema/picture.ts'

const Pictures = createContext<Readonly<Record<string, Picture>>>({})

/** Hands a document's pictures, by file name, to the components inside its text. */
export function DocumentPictures({
  pictures,
  children,
}: {
  pictures: Readonly<Record<string, Picture>>
  children: ReactNode
}) {
  return <Pictures value={pictures}>{children}</Pictures>
}

/**
 * The picture that lies beside the document under this name.
 * @throws when there is none: the content check refuses such a document, so it never reaches a visitor.
 */
export function useDocumentPicture(file: string): Picture {
  const picture = use(Pictures)[file]
  if (picture === undefined)
    throw new Error(`<Figure file="${file}">: the document has no picture of this name`)
  return picture
}
