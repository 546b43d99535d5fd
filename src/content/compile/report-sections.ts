import type { PhrasingContent, Root, RootContent } from 'mdast'
import { readSections, type Section } from './report/sections.ts'

/**
 * Remark plugin for a report's page: each `##` and what follows it become
 * `<section data-kind id aria-labelledby>`, the heading gets the id `<anchor>-title`, and the
 * frontmatter is dropped. Expects a body that `checkContent` has accepted.
 */
export function remarkReportSections(): (tree: Root) => void {
  return (tree) => {
    const { before, sections } = readSections(tree)
    tree.children = [...before.filter((node) => node.type !== 'yaml'), ...sections.map(wrapSection)]
  }
}

/** A node that remark-rehype knows only by the element it is told to make of it. */
function wrapSection({ heading, kind, anchor, content }: Section): RootContent {
  const title = `${anchor}-title`
  const section = {
    type: 'reportSection',
    data: { hName: 'section', hProperties: { dataKind: kind, id: anchor, ariaLabelledBy: title } },
    children: [
      { ...heading, data: { ...heading.data, hProperties: { id: title } } },
      ...content.map(keepParagraph),
    ],
  }
  return section as unknown as RootContent
}

/** MDX takes the paragraph away from around a language mark that is its only content. */
function keepParagraph(node: RootContent): RootContent {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'span') return node
  const inline = { ...node, type: 'mdxJsxTextElement' } as unknown as PhrasingContent
  return { type: 'paragraph', children: [inline] }
}
