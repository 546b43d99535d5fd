// npm run build [-- --out=dist] [--release] [--verify] [--studio]; the variable SITE_URL stands for the address in content/site.yaml.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../src/pipeline/build.ts'
import { isRelease } from '../src/pipeline/checking/release.ts'
import { paths } from '../src/util/paths.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: paths.dist },
    release: { type: 'boolean' },
    verify: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
  },
})
const { out, release = isRelease(), verify, studio } = values
await buildSite({ out: resolve(out), release, verify })
if (studio) {
  const { buildStudio } = await import('../src/studio/local/build/build.ts')
  await buildStudio({ site: resolve(out), out: paths.distStudio })
}
