import { type Facts, isPictureFile } from '../../check/pictures/pictures.ts'
import * as posix from '../../util/posix.ts'
import { type OpenDocument, studioFolder } from '../protocol.ts'
import { formOf } from './forms/forms.ts'
import { type Problem, problemsOf } from './forms/problems.ts'
import { beside } from './owners.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Given, Project } from './project.ts'
import { pageOf, summaryOf } from './summaries.ts'

/**
 * Gives documents as editors see them.
 *
 * @param base the base of the site's addresses
 */
export function createShowing(project: Project, base: string) {
  const { root, check, pictures } = project

  async function picturesBeside(file: string): Promise<string[]> {
    const folder = posix.dirname(file)
    const own = (await project.list()).filter((one) => posix.dirname(one) === folder && isPictureFile(one))
    return own.map((one) => posix.basename(one))
  }

  async function problemsIn(parsed: ParsedDocument): Promise<Problem[]> {
    return problemsOf(parsed, (await check()).findings)
  }

  /** The address of a picture beside a document, or in an entry of the trash. With a version `v` the browser may cache it. */
  function addressOf(file: string, name: string, trash?: string, v?: string): string {
    const query = new URLSearchParams({ file, name, ...(trash && { trash }), ...(v && { v }) })
    return `${base}${studioFolder}/picture?${query}`
  }

  async function show(named: unknown, seen?: Given): Promise<OpenDocument> {
    const opened = await project.open(named, seen)
    const { file, kind, text, values, body, revision, isDraft, isSent, conflict, published, draft } = opened
    const isNew = opened.base === ''
    const problems = await problemsIn(opened)
    // In the order of the text, and those that it does not show last.
    const placeOf = (name: string) => (text.includes(name) ? text.indexOf(name) : text.length)
    const names = (await picturesBeside(file)).toSorted((one, other) => placeOf(one) - placeOf(other))
    const shown = names.map(async (name) => {
      const facts = await pictures(posix.join(root, beside(file, name)))
      const { width = 0, height = 0, hash }: Partial<Facts> = 'error' in facts ? {} : facts
      return {
        file: name,
        width,
        height,
        address: addressOf(file, name, undefined, hash),
      }
    })
    const { picture: _, year: __, ...called } = summaryOf(opened)
    return {
      file,
      kind,
      text,
      values,
      ...(isDraft && { published: readDocument(file, opened.original).values }),
      ...(conflict && { conflict: { published, passages: conflict } }),
      body,
      isNew,
      revision,
      isDraft,
      ...(isSent && { isSent }),
      ...(draft?.sent && { hasSent: true }),
      ...called,
      fields: formOf(kind, values, isNew),
      pictures: await Promise.all(shown),
      problems: problems.map(({ edits: _, ...problem }) => problem),
      page: pageOf(opened, base),
    }
  }

  return { show, problemsIn, addressOf, picturesBeside }
}
