import { posix } from 'node:path'
import type { Kind } from './kinds.ts'

/** What an editor does after the document was begun. */
export function nextSteps(file: string, kind: Kind): string {
  const folder = posix.dirname(file)
  const pictures = kind.hasPictures
    ? [`Vendosi fotografitë në content/${folder}/ dhe shkruaj për secilën përshkrimin (alt).`]
    : []
  const steps = [
    `Hap content/${file} dhe plotëso fushat e zbrazëta ("") dhe tekstin; çdo fushë e ka shpjegimin mbi vete.`,
    ...pictures,
    'Shkruaj „npm run check“: tregon çfarë mbetet për t’u plotësuar.',
    'Shkruaj „npm start“ për ta parë faqen.',
  ]
  return ['', `U krijua content/${file}.`, ...steps.map((step, index) => `  ${index + 1}. ${step}`), ''].join(
    '\n',
  )
}
