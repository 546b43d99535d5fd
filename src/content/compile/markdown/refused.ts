import type { Parent } from 'mdast'
import { linkKind } from '../link-address.ts'
import { nearest } from '../nearest.ts'
import { type Finding, finding } from '../problem.ts'
import type { Place } from '../source.ts'
import { bodyKindOf, componentNames } from './components.ts'
import { isHtml, isJsx, type Jsx, textProperty } from './tree.ts'

const tableParts = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
/** Elements of HTML that are spoken of with the one that they belong to. */
const parts: Readonly<Record<string, readonly string[]>> = { table: tableParts, ul: ['li'], ol: ['li'] }

/** Whether an element is a part of one around it that is refused as a whole. */
export function isPart({ name }: Jsx, around: readonly Parent[]): boolean {
  return around.some((outer) => isJsx(outer) && parts[outer.name ?? '']?.includes(name ?? ''))
}

/**
 * Says what an element is that may not be used: HTML, a component of reports in a project, or an unknown name.
 *
 * @param known the names of the components that may be used here
 * @param node the element, where it can be read
 */
export function describeRefusedElement(
  name: string,
  place: Place,
  known: readonly string[],
  node: Jsx | undefined,
): Finding {
  const body = bodyKindOf(known)
  const isElsewhere = componentNames.includes(name)
  // No name that another program made up is a slip.
  const suggestion = name.includes(':') || isElsewhere ? undefined : nearest(name, known)
  if (suggestion === undefined && isHtml(name) && !isElsewhere)
    return finding('mdx/html', place, { name, body, address: addressOf(node) })
  return finding('mdx/unknown-component', place, {
    name,
    suggestion,
    known,
    body,
    isElsewhere,
    address: addressOf(node),
  })
}

/** Where a frame or a link of HTML leads; of a YouTube video the address at which it is seen. */
function addressOf(node: Jsx | undefined): string | undefined {
  const address = node && (textProperty(node, 'src') ?? textProperty(node, 'href'))
  if (address === undefined || linkKind(address) === 'refused') return undefined
  return address.replace(
    /^(https:\/\/www\.youtube)(?:-nocookie)?(\.com\/)embed\/([\w-]+).*$/,
    '$1$2watch?v=$3',
  )
}
