import type { Engine } from '../../src/tools/programs.ts'
import { startFirefox } from './firefox.ts'
import type { Session, Settings } from './session.ts'
import { startWebKit } from './webkit.ts'

/** How the engines beside Chromium are started. */
export const engines: Record<Engine, (settings: Settings) => Promise<Session>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}
