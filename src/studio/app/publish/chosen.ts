import type { Changes, DraftChange } from '../../protocol.ts'

/** Whether a draft can be published as it is. */
export function isPublishable({ errors, hasConflict }: DraftChange): boolean {
  return errors === 0 && !hasConflict
}

/**
 * The files of the drafts to publish: the publishable ones that the editor has ticked.
 *
 * @param ticks the checkboxes that the editor has changed, by file
 * @param file the document whose form opened the dialog, which alone is ticked at first; from the list, all drafts are
 * ticked
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
