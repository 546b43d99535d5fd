/** Packages of plain JavaScript that the content check loads: several hundred files, a fifth of its start. */
export const checkerPackages = [
  'diff',
  'gray-matter',
  'hast-util-from-html',
  'remark-mdx',
  'remark-parse',
  'unified',
  'yaml',
  'zod',
]
