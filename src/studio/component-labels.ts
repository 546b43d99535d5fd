import type { BlockName, BlockProperty } from '../model/editor-components.ts'
import { attributes, cards } from './words/body.json'

/** What editors see instead of the name of a component. */
export const componentLabels: Readonly<Record<BlockName, string>> = {
  Note: cards.note,
  Figure: cards.figure,
  VideoCard: cards.video,
  TwoColumns: cards.columns,
}

/** What editors see instead of the name of a property. */
export const propertyLabels: Readonly<Record<BlockProperty | 'src', string>> = attributes
