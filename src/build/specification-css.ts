import type { Plugin } from 'vite'
import { tonesCss } from '../pictures/tones.ts'
import { specificationCss } from '../specification.ts'

const sheets: Record<string, () => string> = {
  'virtual:specification.css': specificationCss,
  'virtual:tones.css': tonesCss,
}

/** Serves the style sheets that are written from numbers kept in TypeScript. */
export function specificationStyles(): Plugin {
  return {
    name: 'specification-styles',
    // Vite takes only ids that look like files for style sheets.
    resolveId: (id) => (id in sheets ? id.replace('virtual:', '/@virtual/') : undefined),
    load: (id) => sheets[id.replace('/@virtual/', 'virtual:')]?.(),
  }
}
