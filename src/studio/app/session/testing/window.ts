/** For tests: a window on a real studio. */
import type { Calls, OpenDocument } from '../../../protocol.ts'
import { type Api, Failure, Refused, Stale } from '../../api.ts'
import { type Session, startSession } from '../session.ts'
import type { UnsentStore } from '../unsent.ts'

type Answering = { call(name: string, given: Record<string, unknown>): Promise<unknown> }

/** The moments of a call at which a test can do something: before the studio gets it, and before its answer arrives. */
type Moments = { before?: (name: string) => Promise<unknown>; during?: (name: string) => Promise<unknown> }

/** Edits a document of a studio in a window. */
export function windowOn(
  studio: () => Answering,
  opened: OpenDocument,
  moments: Moments = {},
  unsent?: UnsentStore,
): Session {
  const call: Api['call'] = async (name, request) => {
    await moments.before?.(name)
    const answer = await studio().call(name, structuredClone(request)).catch(asFailure)
    await moments.during?.(name)
    return structuredClone(answer) as Calls[typeof name]['response']
  }
  const upload = () => Promise.reject(new Failure('A window of a test uploads nothing.'))
  return startSession({ call, upload }, opened, unsent)
}

function asFailure(error: unknown): never {
  const { status, message } = error as { status?: number; message: string }
  if (status === undefined) throw new Failure(message, { cause: error })
  throw new (status === 412 ? Stale : Refused)(message)
}
