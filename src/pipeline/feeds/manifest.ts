import { colours } from '../../model/colours.ts'
import type { Site } from '../../model/schema/site.ts'

/**
 * The web app manifest: name, colours and icons for a home screen. Its addresses are relative to the file
 * itself, hence valid under every base path.
 */
export function webManifest(site: Site): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: './',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: 'sq',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'browser',
    theme_color: colours.deep,
    background_color: colours.paper,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
