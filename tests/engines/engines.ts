import { firefox, startFirefox } from './firefox.ts'
import { isInstalled, type Session, type Settings } from './session.ts'
import { startWebKit } from './webkit.ts'

/** The engines beside Chromium, the programs that they need, and how they are started. */
export const engines: Record<
  'firefox' | 'webkit',
  { programs: readonly string[]; start(settings: Settings): Promise<Session> }
> = {
  firefox: { programs: [firefox], start: startFirefox },
  webkit: { programs: ['WebKitWebDriver', 'xvfb-run'], start: startWebKit },
}

export type Engine = keyof typeof engines

/** Engines of which a program is not installed. */
export function missingEngines(): Engine[] {
  return (Object.keys(engines) as Engine[]).filter((name) => !engines[name].programs.every(isInstalled))
}
