import { minifySync, transformSync } from 'rolldown/experimental'
import type { Processor } from 'unified'
import { readBody } from '../../content/compile/markdown/parse.ts'
import { remarkReportSections } from '../../content/compile/report-sections.ts'
import { isOfOnePage } from './evaluate-module.ts'
import type { ModuleSource } from './module-sources.ts'

/** Where generated code exports something; strings in it are on one line with their quotes. */
const exported = /^export (?=const (\w+) )/gm

/**
 * A module as a browser loads it: plain JavaScript that imports nothing. A body becomes a function that is
 * handed React's functions and gives the module of the body, as `src/content/published.ts` expects it. The module of
 * a page ends with what it exports, so that the prerender can evaluate it without a loader (evaluate-module.ts).
 */
export async function publishedModule({ name, code, body }: ModuleSource): Promise<string> {
  const plain = wholeCode(name, transformSync(`${name}.ts`, code))
  if (!isOfOnePage(name)) return minified(name, plain)
  const names = Array.from(plain.matchAll(exported), ([, name]) => name)
  const statements = [plain.replaceAll(exported, '')]
  if (body !== undefined) {
    names.push('body')
    statements.push(`function body() {\n${await compileBody(body)}\n}`)
  }
  return minified(name, `${statements.join('\n')}\nexport { ${names.join(', ')} }\n`)
}

function minified(name: string, code: string): string {
  // Names that many modules have compress better than letters.
  return wholeCode(name, minifySync(`${name}.js`, code, { module: true, mangle: { toplevel: false } }))
}

/** The code that was made, if nothing was wrong with what it was made from. */
function wholeCode(name: string, made: { code: string; errors: readonly { message: string }[] }): string {
  const { code, errors } = made
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(' ')}`)
  return code
}

let processor: ReturnType<typeof createBodyProcessor> | undefined

/** Between two lines of dashes; what it says stands in the module beside the body. */
const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?(?:\n|$)/

/** Loads what bodies are compiled with, which otherwise waits until there is a body. */
export function loadCompiler(): Promise<unknown> {
  processor ??= createBodyProcessor()
  return processor
}

async function compileBody({ file, text }: { file: string; text: string }): Promise<string> {
  processor ??= createBodyProcessor()
  const ready = await processor
  return String(await ready.process({ path: file, value: text }))
}

async function createBodyProcessor() {
  // Not before a body is there to be compiled.
  const { createProcessor } = await import('@mdx-js/mdx')
  return createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkQuickly, remarkReportSections],
  })
}

/** Takes the place of the parser: most lines are plain words, which the check's reader knows without it. */
function remarkQuickly(this: Processor): void {
  this.parser = (text) => readBody(text.replace(frontmatter, ''))
}
