import type { BodyKind } from './schema.ts'

export function cleanPaste(html: string, _kind: BodyKind): string {
  return html
}
