import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { minifySync } from 'rolldown/experimental'
import type { Processor } from 'unified'
import { readBody } from '../../content/compile/markdown/parse.ts'
import { remarkReportSections } from '../../content/compile/report-sections.ts'
import { bodyCode } from './body-code.ts'

/** Between two lines of dashes; what it says stands in the module beside the body. */
const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?(?:\n|$)/

/**
 * The function of a body. What a checked body holds becomes JavaScript here, for which MDX takes five times as long; all
 * else is compiled by MDX, to which the same text would lead to the same function.
 *
 * @throws {Error} with the document's path when the body is no MDX
 */
export async function compileBody({ file, text }: { file: string; text: string }): Promise<string> {
  try {
    return knownBody(text) ?? (await bodyByMdx(text))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** What MDX adds to Markdown: without being named here, an expression would come out as its own text. */
const added = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

/** The function of a body that holds no more than what was checked may; undefined for another one. */
export function knownBody(text: string): string | undefined {
  const tree = readWithoutFields(text)
  remarkReportSections()(tree)
  const html = toHast(tree, { passThrough: [...added] })
  return html.type === 'root' ? bodyCode(html) : undefined
}

let processor: ReturnType<typeof createBodyProcessor> | undefined

/** The function of any body, as MDX and a minifier write it. */
export async function bodyByMdx(text: string): Promise<string> {
  processor ??= createBodyProcessor()
  const ready = await processor
  const code = `function body() {\n${await ready.process(text)}\n}\nexport { body }`
  // Names that many modules have compress better than letters.
  const made = minifySync('body.js', code, { module: true, mangle: { toplevel: false } })
  if (made.errors.length > 0) throw new Error(made.errors.map(({ message }) => message).join(' '))
  return made.code.replace(/export\{body\};$/, '')
}

async function createBodyProcessor() {
  // Not before a body is there that asks for it.
  const { createProcessor } = await import('@mdx-js/mdx')
  return createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkQuickly, remarkReportSections],
  })
}

/** Takes the place of the parser: most lines are plain words, which the check's reader knows without it. */
function remarkQuickly(this: Processor): void {
  this.parser = readWithoutFields
}

function readWithoutFields(text: string): Root {
  return readBody(text.replace(frontmatter, ''))
}
