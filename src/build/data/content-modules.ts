import { remarkReportSections } from '../../check/documents/report/sections.ts'

/** What a module of content is made of. */
export type ModuleParts = {
  /** What it exports, by name: plain data. */
  values: Readonly<Record<string, unknown>>
  /** The code of its document's body, as {@link compileBody} writes it. */
  body?: string
}

/** Between two lines of dashes; what it says is in the module's values. */
const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?(?:\n|$)/

let processor: ReturnType<typeof createBodyProcessor> | undefined

async function createBodyProcessor() {
  // Not imported above: most builds have nothing to compile.
  const { createProcessor } = await import('@mdx-js/mdx')
  return createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkReportSections],
  })
}

/**
 * The body of a document as the code of a function: handed React's functions, it returns the module of the body.
 *
 * @throws {Error} with the document's path when the body is no MDX
 */
export async function compileBody(text: string, file: string): Promise<string> {
  try {
    processor ??= createBodyProcessor()
    return String(await (await processor).process(text.replace(frontmatter, '')))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** The text of a module of content, which imports nothing; keys in the order of the values. */
export function moduleText({ values, body }: ModuleParts): string {
  const constants = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${literal(value)}\n`,
  )
  return constants.join('') + (body === undefined ? '' : `export function body() {\n${body}\n}\n`)
}

/** What importing the text of a module would give, without Node's module loader, which keeps every module for good. */
export function moduleValue({ values, body }: ModuleParts): object {
  return body === undefined ? values : { ...values, body: new Function(body) }
}

/** A plain value as a literal, keys in the order of the object; undefined fields are left out. */
export function literal(value: unknown, indent?: number): string {
  // In a literal, unlike in JSON, this key would set what stands behind the object. Within a text its quotes are escaped.
  return JSON.stringify(value, undefined, indent).replaceAll('"__proto__":', '["__proto__"]:')
}
