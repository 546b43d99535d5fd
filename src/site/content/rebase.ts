import { withBase } from '../../model/base.ts'
import { moveAddresses } from '../../model/move-addresses.ts'

/** HTML whose root-relative addresses (`href`, `src`, `srcset`) are moved under the site's base path. */
export function rebase(html: string): string {
  return moveAddresses(html, withBase('/'))
}
