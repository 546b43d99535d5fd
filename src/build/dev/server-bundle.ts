import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RolldownPlugin } from 'rolldown'
import { writeAtomically } from '../atomic.ts'
import { paths } from '../paths.ts'
import type { SiteAddress } from '../site-address.ts'
import { slashes } from './generated-files.ts'

/** The code that renders pages, as one function. */
export type ServerBundle = {
  /** The names of the packages that it imports. */
  packages: readonly string[]
  /** Addresses, in Vite's graph, of the modules of content that it imports, by name: they are others after each edit. */
  content: ReadonlyMap<string, string>
  /** The style sheets that it imports, absolute with `/`, in their order. */
  sheets: readonly string[]
  /** All files that it was made from, absolute with `/`. */
  files: ReadonlySet<string>
  /** Runs the code with these modules, by name, and the classes of its sheets; gives what it exports. */
  run(modules: ReadonlyMap<string, object>, classes: ReadonlyMap<string, object>): object
}

/** Packages that bodies use as well. Others come in: one file is loaded faster than a hundred. */
const shared = /^(?:react(?:-dom)?(?:$|\/)|@mdx-js\/react$)/
const content = [/\/generated\//, /^\.\/documents\.ts$/]

/**
 * Bundles what renders pages. Through Vite's plugins its two hundred modules would take most of the time to a first
 * page; this takes a tenth of that, on another core, and begins before Vite is there.
 *
 * @throws with file and place when a module cannot be parsed or found.
 */
export async function bundleServer(address: SiteAddress): Promise<ServerBundle> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: join(paths.root, 'src', 'entry-server.tsx'),
    cwd: paths.root,
    platform: 'node',
    external: [shared, ...content],
    plugins: [sheetsApart],
    // What packages say to other servers.
    checks: { moduleLevelDirective: false },
    transform: { jsx: { runtime: 'automatic', development: true }, define: constants(address) },
  })
  try {
    const { output } = await bundle.generate({
      dir: join(paths.root, folder),
      // As a function, because content is handed to it.
      format: 'cjs',
      banner: `module.exports = (require, ${classesOf}) => { const exports = {};`,
      footer: 'return exports }',
      codeSplitting: false,
      sourcemap: 'inline',
    })
    const [{ code, imports, moduleIds }] = output
    const own = imports.filter((name) => !shared.test(name))
    return {
      packages: imports.filter((name) => shared.test(name)),
      // They are named by their way from the entry.
      content: new Map(own.map((name) => [`./${name}`, `/src/${name}`])),
      sheets: moduleIds.filter((id) => id.endsWith('.css')).map(slashes),
      files: new Set((await bundle.watchFiles).map(slashes)),
      run: await loadFunction(code, join(paths.root, folder, 'entry-server.cjs')),
    }
  } finally {
    await bundle.close()
  }
}

/** Where the code is put, below the root. */
const folder = '.cache/dev'

/** Name under which the code asks for the classes of a style sheet. */
const classesOf = '__classesOf'

/** What classes are called is Vite's to say, which may be still on its way. */
const sheetsApart: RolldownPlugin = {
  name: 'sheets-apart',
  load: {
    filter: { id: /\.css$/ },
    handler: (id) => ({
      code: `export default ${classesOf}(${JSON.stringify(slashes(id))})`,
      moduleType: 'js',
    }),
  },
}

/** What Vite replaces in the code. */
function constants({ origin, base }: SiteAddress): Record<string, string> {
  return {
    'import.meta.env.BASE_URL': JSON.stringify(base),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.SSR': 'true',
    'import.meta.hot': 'undefined',
  }
}

/** From a file, so that Node finds the way back from the lines of an error to those of our modules. */
async function loadFunction(code: string, file: string): Promise<ServerBundle['run']> {
  await writeAtomically(file, code)
  const require = createRequire(file)
  delete require.cache[file]
  const run: (require: Ask, classesOf: Ask) => object = require(file)
  return (modules, classes) =>
    run(
      (name) => modules.get(name),
      (sheet) => classes.get(sheet),
    )
}

type Ask = (name: string) => object | undefined
