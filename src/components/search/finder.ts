/** What only those load who search: it finds, and shows what it found. */
export { answerTo } from './answer.ts'
export { ResultGroups } from './ResultGroups.tsx'
