import { dayInKosovo } from '../model/dates.ts'
import * as posix from '../util/posix.ts'
import {
  type Checker,
  type CheckMemory,
  checkDocuments,
  type RecordStore,
  readJobs,
} from './check-documents.ts'
import { collect } from './collect/collect.ts'
import { assemble, type Content } from './content.ts'
import type { AnyResult, CheckedDocument } from './documents/check.ts'
import type { FoundDocument, Kind } from './documents/kinds.ts'
import type { ContentFiles } from './files.ts'
import { limitFindings } from './limits.ts'
import type { Language } from './output/languages.ts'
import { isPictureFile, type PictureFacts } from './pictures/pictures.ts'
import { present } from './present.ts'
import { type Finding, finding, type Problem } from './problem.ts'
import { rules } from './rules/index.ts'
import { type History, removedBearers } from './site-wide/history.ts'
import { checkIds, withFreeIds } from './site-wide/ids.ts'
import { checkLinks, withOwnPaths } from './site-wide/links.ts'
import { checkHistory } from './site-wide/retired.ts'
import { checkPast, checkTitles, checkYears } from './site-wide/titles.ts'
import { createSource, placeIn, type Source } from './source.ts'
import { checkSpelling, readWordList, type Speller, wordListFile } from './text/spelling.ts'

/** Options of {@link checkContent}. */
export type CheckOptions = {
  /** Absolute path of the project, in which `content/` lies. */
  root: string
  files: ContentFiles
  pictures: PictureFacts
  /** Kept between checks by a caller that knows which files have changed. */
  memory?: CheckMemory
  /** Kept across processes. */
  store?: RecordStore
  /** Checks documents on several cores. Without it, this thread checks them. */
  checker?: Checker
  /** Whether the content is about to be released, which makes placeholders errors. */
  release?: boolean
  /** Checks the spelling in the site's language; without it spelling is not checked. */
  speller?: Speller
  /** Reads the Git history; without it, removed documents are not known. */
  history?: () => Promise<History | undefined>
  /** The current day, as `2024-11-21`; by default the day in Kosovo. */
  today?: string
  /** The language of the problems; Albanian by default. */
  language?: Language
}

/** Result of {@link checkContent}. */
export type CheckedContent = {
  /** The problems in words, which are written on first access, because the studio writes words of its own. */
  readonly problems: Problem[]
  /** The findings behind the problems, without sentences. */
  findings: readonly Finding[]
  readonly content: Content | undefined
  /** The text of a document by its path. */
  textOf(file: string): string | undefined
}

/**
 * Checks everything below `content/`.
 *
 * @returns All problems of all files, sorted by place, and the content. Both are computed on first access. The content
 * is undefined when one of the problems is an error. Rejects only on errors of the file system.
 */
export async function checkContent({
  root,
  pictures,
  files,
  release = false,
  speller,
  today = dayInKosovo(),
  language,
  memory,
  history,
  ...services
}: CheckOptions): Promise<CheckedContent> {
  const past = history?.()
  const { documents, findings } = memory?.collected ?? (await collect(files))
  if (memory !== undefined) memory.collected = { documents, findings }
  const { files: served } = await files.list('public')
  const jobs = await readJobs(documents, { root, files, pictures, memory })
  const checked = await checkDocuments(jobs, { ...services, memory, withTexts: speller !== undefined })
  const results = checked.flatMap(({ result }) => result ?? [])
  const nameless = unreadKinds(documents, checked, [])
  const committed = await past
  const removed = removedBearers(results, committed)
  const ids = checkIds(results, nameless, removed)
  const unread = unreadKinds(
    documents,
    checked,
    ids.filter(({ rule }) => rule === 'id/duplicate'),
  )
  const all = limitFindings([
    ...findings,
    ...withOwnPaths(withFreeIds(documents, checked, results, removed), results),
    ...ids,
    ...(past === undefined ? [] : checkHistory(results, committed, removed, nameless, release)),
    ...checkLinks(results, { unread, files: served.map((file) => `/${file}`) }),
    ...checkTitles(results),
    ...checkYears(results, today),
    ...checkPast(results, today),
    ...(await checkServed(served, (file) => pictures(posix.join(root, 'public', file)))),
    ...(speller === undefined ? [] : await checkWordsOf(results, speller, files)),
  ])
  return checkedContent(all, results, { release, language })
}

/** The result of a check, whose parts are made on first access. */
function checkedContent(
  all: readonly Finding[],
  results: readonly AnyResult[],
  { release, language }: { release: boolean; language: Language | undefined },
): CheckedContent {
  const severityOf = ({ rule }: Pick<Finding, 'rule'>) =>
    release && rules[rule].stopsRelease ? 'error' : rules[rule].severity
  const failed = all.some((found) => severityOf(found) === 'error')
  let problems: Problem[] | undefined
  let content: Content | undefined
  let sources: Map<string, Source> | undefined
  return {
    get problems() {
      problems ??= present(all, language?.tag).map((one) => ({ ...one, severity: severityOf(one) }))
      return problems
    },
    findings: all,
    get content() {
      if (!failed) content ??= assemble(results)
      return content
    },
    textOf(file) {
      sources ??= new Map(results.map((result) => [result.file, result.source]))
      return sources.get(file)?.text
    },
  }
}

/** Checks the pictures below `public/`, which are published unchanged. */
async function checkServed(files: readonly string[], factsOf: PictureFacts): Promise<Finding[]> {
  const found = files.filter(isPictureFile).map(async (file) => {
    const facts = await factsOf(file)
    if ('error' in facts || facts.private === undefined) return []
    const place = placeIn(createSource(`public/${file}`, ''), 0, 0)
    return [finding('picture/private', place, { file, found: facts.private })]
  })
  return (await Promise.all(found)).flat()
}

async function checkWordsOf(
  results: readonly AnyResult[],
  speller: Speller,
  files: ContentFiles,
): Promise<Finding[]> {
  const { files: names } = await files.list('content')
  const listed = names.includes(posix.basename(wordListFile))
  const list = listed ? new TextDecoder().decode(await files.read(wordListFile)) : ''
  const documents = results.map(({ texts }) => texts)
  return checkSpelling(documents, speller, readWordList(list))
}

/**
 * Kinds in which a document's number is unknown or a duplicate. Links to such a document are not reported, because they
 * may be right.
 */
function unreadKinds(
  documents: readonly FoundDocument[],
  checked: readonly CheckedDocument[],
  disputed: readonly Finding[],
): Set<Kind> {
  const files = new Set(disputed.map(({ place }) => place.source.file))
  const unread = documents.filter(
    ({ file }, index) => checked[index]?.result?.id === undefined || files.has(file),
  )
  return new Set(unread.map(({ kind }) => kind))
}
