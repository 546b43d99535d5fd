import { studioPath } from './protocol.ts'

/** The editors' guide, whose parts have anchors: `#përshkrimet-e-fotove`. */
export const guidePath = `${studioPath}/udhezuesi.html`

/** The pages of the guide below `studio/`, with the files in `content/` that they show. */
export const guidePages: ReadonlyMap<string, string> = new Map([
  ['udhezuesi.html', 'README.md'],
  ['rregullat.html', 'RREGULLAT.md'],
])

/** The anchor of a heading, as hosts of Git write it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}
