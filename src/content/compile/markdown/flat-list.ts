import type { List, ListItem } from 'mdast'
import { type Finding, finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { plainText } from './text.ts'
import { nodePlace } from './tree.ts'

/** Whether an item is one paragraph, which can be read into a plain string. */
export function isFlat({ children }: ListItem): boolean {
  return children.length === 1 && children[0]?.type === 'paragraph'
}

/** Points are plain strings: a list within a list, or an empty point, cannot be read into them. */
export function checkFlatList(source: Source, list: List | undefined): Finding[] {
  return (list?.children ?? []).flatMap((item) => {
    // A heading in a point has been spoken of.
    if ((isFlat(item) && plainText(item) !== '') || item.children[0]?.type === 'heading') return []
    return [finding('report/flat-list', nodePlace(source, item))]
  })
}
