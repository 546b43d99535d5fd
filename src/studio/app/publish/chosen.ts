import type { Changes, DraftChange } from '../../protocol.ts'

/** Whether a draft can be published as it is. */
export function isPublishable({ errors, hasConflict }: DraftChange): boolean {
  return errors === 0 && !hasConflict
}

/**
 * The files of the drafts that are published: of those that can be, the ones that the editor ticked.
 *
 * @param ticks what the editor has ticked or unticked, by file
 * @param file the document whose form asks: it alone is ticked at first; from the list, all are
 */
export function chosenFiles(
  { documents }: Pick<Changes, 'documents'>,
  ticks: Readonly<Record<string, boolean | undefined>>,
  file?: string,
): string[] {
  return documents
    .filter((one) => isPublishable(one) && (ticks[one.file] ?? (file === undefined || one.file === file)))
    .map((one) => one.file)
}
