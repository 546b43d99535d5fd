import { Fragment, type Node } from 'prosemirror-model'
import { type Command, type EditorState, Selection } from 'prosemirror-state'

/** Goes to the next cell, or to the one before; outside a table the key keeps its meaning. */
export function moveToCell(step: 1 | -1): Command {
  return ({ doc, selection: { $from }, tr }, dispatch) => {
    if ($from.depth < 2 || $from.node(1).type.name !== 'table') return false
    const next = Selection.findFrom(doc.resolve(step === 1 ? $from.after() : $from.before()), step, true)
    if (next === null || next.$from.before(1) !== $from.before(1)) return false
    dispatch?.(tr.setSelection(next).scrollIntoView())
    return true
  }
}

/** Whether rows and columns form a grid, in which alone columns can be counted. */
export function isGrid(table: Node): boolean {
  const rows = table.children.filter(({ type }) => type.name === 'table_row')
  const spans = ({ attrs }: Node) => attrs.attributes.some(([name]: [string]) => /span$/.test(name))
  return rows.every((row) => row.childCount === rows[0]?.childCount && !row.children.some(spans))
}

/** The table with a row or column more or less, beside the cell of the selection or at the end; undefined where that cannot be. */
export function changeTable(
  table: Node,
  change: 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn',
  at: { row: number; column: number } | undefined,
): Node | undefined {
  const { children, lastChild } = table
  if (lastChild === null) return undefined
  const row = at?.row ?? table.childCount - 1
  const column = Math.min(at?.column ?? Infinity, lastChild.childCount - 1)
  const emptied = ({ type, attrs }: Node) => type.create(attrs)
  const columns = (changed: (row: Node) => Node[]) =>
    children.map((child) =>
      child.type.name === 'table_row' ? child.copy(Fragment.from(changed(child))) : child,
    )
  const changed = {
    addRow: () => {
      const added = lastChild.type.create(
        { ...lastChild.attrs, isHead: false },
        lastChild.children.map(emptied),
      )
      const head = children.findLastIndex(({ attrs }) => attrs.isHead)
      return children.toSpliced(Math.max(row, head) + 1, 0, added)
    },
    removeRow: () => children.toSpliced(row, 1),
    addColumn: () =>
      columns(({ children: cells }) => cells.toSpliced(column + 1, 0, ...cells.slice(-1).map(emptied))),
    removeColumn: () => columns(({ children: cells }) => cells.toSpliced(column, 1)),
  }[change]()
  const made = table.copy(Fragment.from(changed))
  return made.type.validContent(made.content) && lastChild.childCount > Number(change === 'removeColumn')
    ? made
    : undefined
}

/** Where in a table that begins at a place the selection is. */
export function placeInTable(
  { selection: { $from } }: EditorState,
  start: number,
): { row: number; column: number } | undefined {
  if ($from.depth !== 3 || $from.before(1) !== start || $from.node(2).type.name !== 'table_row')
    return undefined
  return { row: $from.index(1), column: $from.index(2) }
}
