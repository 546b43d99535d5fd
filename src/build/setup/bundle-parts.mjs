// Plugins of the bundler for scripts that Node runs.
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Put together here: these modules are bundled as well, and must not find the words that they replace in themselves.
const address = ['import', 'meta', 'url'].join('.')
const fileAddress = ['import', 'meta', 'ROLLUP_FILE_URL_'].join('.')
const ownProgram = new RegExp(`new URL\\('([\\w-]+\\.ts)', ${address}\\)`, 'g')

/**
 * What a module starts in a thread or in a process of its own, `new URL('thread.ts', …)`, comes into the bundle
 * as a further entry, which shares with the others what they have in common.
 *
 * @type {import('rolldown').Plugin}
 */
export const ownPrograms = {
  name: 'own-programs',
  transform: {
    filter: { code: new RegExp(ownProgram, '') },
    handler(code, id) {
      const withParts = code.replaceAll(ownProgram, (_, name) => {
        const reference = this.emitFile({ type: 'chunk', id: join(dirname(id), name) })
        return `new URL(${fileAddress}${reference})`
      })
      return { code: withParts, map: null }
    },
  },
}

/**
 * Modules that look for files beside themselves keep their own address.
 *
 * @type {import('rolldown').Plugin}
 */
export const ownAddress = {
  name: 'own-address',
  transform: {
    filter: { code: address },
    handler: (code, id) => ({
      // Encoded, because the words may stand in a text between single quotes as well.
      code: code.replaceAll(address, JSON.stringify(pathToFileURL(id).href.replaceAll("'", '%27'))),
      map: null,
    }),
  },
}

export const inPackage = /[\\/]node_modules[\\/]/

/**
 * The way back to the lines of packages would be most of a bundle, and is read each time.
 *
 * @type {import('rolldown').Plugin}
 */
export const noMapOfPackages = {
  name: 'no-map-of-packages',
  transform: {
    filter: { id: inPackage },
    handler: (code) => ({ code, map: { mappings: '', sources: [], names: [] } }),
  },
}
