import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { tonesCss } from '../../model/pictures/tones.ts'
import { specificationCss } from '../../model/specification.ts'
import { pathBelowRoot } from '../../util/paths.ts'
import { bundleScript } from '../../util/setup/bundle.mjs'

/** Functions that write style sheets, by the module that has them, below the root. */
const writers: Record<string, { name: string; write: () => string }> = {
  'src/model/specification.ts': { name: 'specificationCss', write: specificationCss },
  'src/model/pictures/tones.ts': { name: 'tonesCss', write: tonesCss },
}

/**
 * Serves the style sheets that are written from numbers kept in TypeScript; in development they follow an edit, though
 * the server itself runs what was there when it began.
 */
export function specificationStyles(): Plugin {
  const sheets = new Map(Object.values(writers).map(({ name, write }) => [idOf(name), write]))
  return {
    name: 'specification-styles',
    resolveId(source) {
      const id = source.replace('virtual:', '/@virtual/')
      return sheets.has(id) ? id : undefined
    },
    load: (id) => sheets.get(id)?.(),
    async hotUpdate({ type, file, modules }) {
      const writer = writers[pathBelowRoot(file)]
      if (writer === undefined || type !== 'update' || this.environment.name !== 'client') return undefined
      const id = idOf(writer.name)
      sheets.set(id, await writerIn(file, writer.name))
      const sheet = this.environment.moduleGraph.getModuleById(id)
      return sheet === undefined ? undefined : [...modules, sheet]
    },
  }
}

/** Vite takes only ids that look like files for style sheets. */
function idOf(name: string): string {
  return `/@virtual/${name.replace(/Css$/, '.css')}`
}

async function writerIn(file: string, name: string): Promise<() => string> {
  const bundle = await bundleScript(file)
  return (await import(pathToFileURL(bundle).href))[name]
}
