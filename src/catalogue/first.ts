/**
 * The first of a list that is known to have one.
 * @throws when it is empty.
 */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('The catalogue needs at least one document of each kind')
  return item
}
