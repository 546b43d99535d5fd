/**
 * Packages of plain JavaScript that come into the bundles of commands which are run again and again: what the content check
 * loads, and what bodies are written with as long as none of them needs all of MDX.
 */
export const packagesInside = [
  'diff',
  'gray-matter',
  'hast-util-from-html',
  'mdast-util-to-hast',
  'remark-mdx',
  'remark-parse',
  'unified',
  'yaml',
  'zod',
]
