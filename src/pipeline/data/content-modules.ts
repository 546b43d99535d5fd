import type { Root } from 'mdast'
import { remarkReportSections } from '../../check/documents/report/sections.ts'

/** The parts of a content module. */
type ModuleParts = {
  /** The exports by name: plain data. */
  values: Readonly<Record<string, unknown>>
  /** The code of the document's body, as {@link compileBody} returns it. */
  body?: string
}

/** The frontmatter between two lines of dashes. Its data is in the module's values. */
const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?(?:\n|$)/

/** The text of a document's body. */
export function withoutFields(text: string): string {
  return text.replace(frontmatter, '')
}

let processor: ReturnType<typeof createBodyProcessor> | undefined

async function createBodyProcessor() {
  // Imported on demand: most builds have nothing to compile.
  const { createProcessor } = await import('@mdx-js/mdx')
  return createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkReportSections],
  })
}

/**
 * Compiles the body of a document to the code of a function that takes React's JSX runtime and returns the body's module.
 *
 * @param document the document's text, or the tree that the check has parsed; the tree is changed
 * @throws {Error} with the document's path when the body is not valid MDX
 */
export async function compileBody(document: string | Root, file: string): Promise<string> {
  try {
    processor ??= createBodyProcessor()
    const mdx = await processor
    const tree = typeof document === 'string' ? mdx.parse(withoutFields(document)) : document
    // The types of MDX give the first stage the tree of the last one.
    return mdx.stringify(await mdx.run(tree as never))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** The code of a content module, without imports; keys in the order of the values. */
export function moduleText({ values, body }: ModuleParts): string {
  const constants = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
  )
  return constants.join('') + (body === undefined ? '' : `export function body() {\n${body}\n}\n`)
}

/** Evaluates a module's code without Node's module loader, which never frees a module. */
export function moduleValue({ values, body }: ModuleParts): object {
  return body === undefined ? values : { ...values, body: new Function(body) }
}
