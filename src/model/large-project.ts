import type { Block, Inline, Project } from './schema/project.ts'

/** Whether an entry keeps its text in sight: schools, academies, and studies with a page of their own. Any other is a line that opens. */
export function isLarge({
  themes = [],
  blocks,
}: {
  themes?: Project['themes'] | undefined
  blocks: readonly Block[]
}): boolean {
  const isStudy = themes.includes('planet') && blocks.some(leadsToPage)
  return isStudy || themes.includes('shkolla-verore') || themes.includes('akademi')
}

function leadsToPage(block: Block): boolean {
  return (Array.isArray(block) ? block : block.items.flat()).some(isPageLink)
}

/** Whether a run of text is, or holds, a link to a page of this site. */
function isPageLink(inline: Inline): boolean {
  if (typeof inline === 'string') return false
  return inline.kind === 'link' ? inline.href.startsWith('/') : inline.children.some(isPageLink)
}
