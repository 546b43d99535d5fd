import { stat } from 'node:fs/promises'
import type { PictureFacts } from '../../content/compile/index.ts'

/** Answers from memory as long as a file has the same size, time and place on disk; for one long process. */
export function rememberByFile(facts: PictureFacts): PictureFacts {
  const known = new Map<string, { mark: string; answer: Awaited<ReturnType<PictureFacts>> }>()
  return async (file) => {
    const { size, mtimeMs, ctimeMs, ino } = await stat(file)
    const mark = [size, mtimeMs, ctimeMs, ino].join()
    const remembered = known.get(file)
    if (remembered?.mark === mark) return remembered.answer
    const answer = await facts(file)
    known.set(file, { mark, answer })
    return answer
  }
}
