// Packages of plain JavaScript that come into the bundles of those who load them: one file is read faster than hundreds.

/** What the content check loads. */
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

/** What bodies are compiled with, as long as none of them needs all of MDX. */
export const bodyPackages = ['mdast-util-to-hast', 'remark-mdx', 'remark-parse', 'unified']
