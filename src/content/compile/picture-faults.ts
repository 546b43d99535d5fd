import type { Unusable } from './pictures.ts'
import { type Finding, finding } from './problem.ts'
import type { Place } from './source.ts'

/** Says at the place where a picture is named why its file cannot be published. */
export function describeUnusable({ file, place }: { file: string; place: Place }, fault: Unusable): Finding {
  switch (fault.error) {
    case 'unreadable':
      return finding('picture/unreadable', place, { file })
    case 'empty':
      return finding('picture/empty', place, { file })
    case 'cut-off':
      return finding('picture/cut-off', place, { file })
    case 'heic':
      return finding('picture/heic', place, { file })
    case 'foreign-format':
      return finding('picture/foreign-format', place, { file, format: fault.format })
    case 'animated':
      return finding('picture/animated', place, { file, frames: fault.frames })
    case 'too-large': {
      const { megapixels, most } = fault
      return finding('picture/too-large', place, { file, megapixels, most })
    }
    case 'too-heavy': {
      const { megabytes, most } = fault
      return finding('picture/too-heavy', place, { file, megabytes, most })
    }
    case 'unsafe-drawing':
      return finding('picture/unsafe-drawing', place, { file, found: fault.found })
  }
}
