/**
 * The protocol between the studio's page and its core. Each call is `POST /studio/api/<name>` with a body of
 * JSON and the session's token in the header `x-studio-token`; only {@link uploadPath} takes the bytes of a file.
 */

import type { NumberedName } from '../model/document-kinds.ts'
import type { PageName } from '../model/schema/pages.ts'

/** The studio's folder below the site's base. GitHub Pages publishes no name that begins with `_`. */
export const studioFolder = 'studio'

/** The address of the studio's page below the site's base. */
export const studioPath = `/${studioFolder}`

/** The way to a value in a document's fields: `["gallery", 3, "alt"]`. */
export type Path = readonly (string | number)[]

export type Kind = NumberedName | PageName | 'nextEdition' | 'site' | 'words'

/** A problem of a document, in words for a form: they name no line, no key, no YAML and no tag. */
export type FormProblem = {
  severity: 'error' | 'warning'
  sentence: string
  hint: string
  /** The path of the problem's field; absent where the problem belongs to the body or to the whole document. */
  path?: Path
  /** The field's label, after those of the groups and items that hold it: „Fotoja 4 · Përshkrimi“; else `''`. */
  label: string
  /** The problem's range in the document's text, in UTF-16 units, for the body's blocks and the plain editor. */
  start: number
  end: number
  /** The fix that the {@link Operation} `fix` writes: `certain`, or `offered` where the mistake may be in another place. */
  fix?: 'certain' | 'offered'
}

/** The name of a document's kind („Raport“), and the plural of a kind with many documents („Raportet“). */
export type KindLabels = { label: string; group?: string }

/** A document in the list. */
export type DocumentSummary = KindLabels & {
  /** Path below the project's root, with `/`; the document's name in all calls. */
  file: string
  kind: Kind
  title: string
  year?: number
  /** Its whole text, for searching. */
  text: string
  /** The address of a small picture on the studio's own server. */
  picture?: string
  isDraft: boolean
  errors: number
  warnings: number
  /** Why the document cannot be read or written on this computer, in words. */
  fault?: string
}

/** A field of a form, made from the document's schema. */
export type FormField = {
  /** Its key in the group that holds it. */
  key: string
  label: string
  hint?: string
  example?: string
  isRequired: boolean
  /**
   * `line`, `text`: text of one line, or of several; `number`; `day`: `2024-11-21`; `picture`: a file of the document's
   * folder; `mark`: true on a placeholder, else absent; `fixed`: the one value that the schema allows; `derived`: follows
   * from other fields and is shown only; `focus`: a point of the picture in the same group, in percent.
   */
  type:
    | 'line'
    | 'text'
    | 'number'
    | 'day'
    | 'picture'
    | 'mark'
    | 'fixed'
    | 'derived'
    | 'focus'
    | 'group'
    | 'list'
  /** Of a derived field: the key of the field that it follows from. */
  source?: string
  /** Of a group or a focus: its fields. Of a list: one field with an empty `key`, which describes each item. */
  fields?: readonly FormField[]
  /** Of a list whose number of items the specification fixes. */
  count?: number
  /** Of a line: the only values that it may have. */
  choices?: readonly { value: string; label: string }[]
  /** The variables that a text must keep, as `{n}`. */
  variables?: readonly string[]
  /** Of a text in another language than the site: its language. */
  lang?: string
}

/** A document as the editor sees it. */
export type OpenDocument = KindLabels & {
  file: string
  kind: Kind
  /** As in the list. */
  title: string
  /** Whether the document was not in the content yet when its draft began. */
  isNew: boolean
  /** Identifies the text. A request repeats the revision, because the places in it are places of that text. */
  revision: number
  isDraft: boolean
  /** Whether the draft was sent as it is, and waits to be published. */
  isSent?: boolean
  /** Whether something of the draft was sent, as it is or as it was before, and waits to be published. */
  hasSent?: boolean
  /** The whole text, as it would be published. */
  text: string
  fields: readonly FormField[]
  /** The values of the fields; undefined where they cannot be read, so that only the plain editor can help. */
  values: unknown
  /** The values of the published file on which a draft is made. */
  published?: unknown
  /** The places that the editor and somebody else have both changed; they wait for a choice. */
  conflict?: DraftConflict
  /** The body in {@link OpenDocument.text}, in UTF-16 units; absent where a kind has none. */
  body?: { start: number; end: number }
  /** Pictures in the document's folder, the draft's own included, by file name. */
  pictures: readonly { file: string; width: number; height: number; address: string }[]
  problems: readonly FormProblem[]
  /** Path of the document's page on the site, or of its place on a page; absent where it has neither. */
  page?: string | undefined
}

/** A conflict between a draft (`ours`) and the published file (`theirs`), which `published` names by its digest. */
export type DraftConflict = { published: string; passages: readonly Passage[] }

/** A change that an editor makes. The core turns the operation into edits at exact ranges of the text. */
export type Operation =
  | { op: 'set'; path: Path; value: string | number | true }
  /** Takes away an optional field, or an item of a list. */
  | { op: 'remove'; path: Path }
  | { op: 'insert'; path: Path; index: number; value: unknown }
  | { op: 'move'; path: Path; from: number; to: number }
  /** Replaces the whole body. */
  | { op: 'body'; text: string }
  /** Replaces the whole text, for the plain editor. */
  | { op: 'write'; text: string }
  /** Writes the fix of the problem at a range; `fixAll` writes all certain fixes. */
  | { op: 'fix'; start: number; end: number }
  | { op: 'fixAll' }

/** A part of two merged texts: `same` needs no choice; `ours` and `theirs` are the sides of a conflict. */
export type Passage = { same: string } | { ours: string; theirs: string }

/** Facts for the question before a document is deleted: the documents that link to it, its number and its revision. */
export type DeletionFacts = {
  links: readonly { file: string; title: string }[]
  id?: number
  revision: number
}

/**
 * An entry of the trash: a removed document, the draft of a new one, or the formerly published version. `restore` takes
 * its `name`; `day` is the printed day of its discard.
 */
export type DeletedDocument = {
  name: string
  label: string
  title: string
  day: string
  what: 'document' | 'draft' | 'version'
  /** The address of a small picture of the document. */
  picture?: string
}

/** A version of a document that was published or committed; `day` is its printed day. */
export type Version = { id: string; author: string; day: string; message: string }

/** The answers that a new document needs. */
export type NewDocument =
  | { kind: 'report'; start: string; end: string }
  | { kind: 'news'; title: string; published: string }
  | { kind: 'project'; title: string; year: string }
  | { kind: 'nextEdition'; title: string; start: string; end: string }

/**
 * A document that differs from the published one. `pictures` counts its added and removed pictures. `restored` is the
 * state of a document that was removed, and `retires` that of settings that list the number of a removed document.
 */
export type ChangedDocument = {
  file: string
  title: string
  state: 'new' | 'restored' | 'changed' | 'removed' | 'retires'
  pictures: number
}

/** A draft that may be published, unless it has errors or a conflict. */
export type DraftChange = ChangedDocument & {
  errors: number
  hasConflict: boolean
  /** The documents in which a removal causes errors, because they link to the removed document. */
  links?: DeletionFacts['links']
}

/** The drafts and documents that the call `publish` can send. */
export type Changes = {
  /** The drafts that differ from their sent version. */
  documents: readonly DraftChange[]
  /** Documents that are already in the folder and go into the next proposal. */
  pending: readonly ChangedDocument[]
  /** The files of documents that were sent and, as of the last pull, are not published yet. */
  proposed: readonly string[]
  /** Files that are left out, because the site does not read them, such as notes and lock files of office programs. */
  leftOut: readonly string[]
  /**
   * Where changes go. `folder` is the folder of this computer, `push` also its Git remote, `host` a host by its API.
   * `zip` is a file that the editor sends.
   */
  way: 'folder' | 'push' | 'host' | 'zip'
  /**
   * The account at a host; absent without a host. `tokenPage` is where the editor creates a token. `isSignedIn` says
   * whether the host accepts the token; `refusal` says why it does not.
   */
  account?: { repository: string; tokenPage: string; isSignedIn: boolean; refusal?: string }
  /** The address of the last proposal at a host, if it was closed without a merge. Its changes can be sent again. */
  closed?: string
  /** Whether the editor must give a name and an address, because Git knows no author for a commit. */
  asksAuthor: boolean
}

/**
 * A file that the editor and somebody else changed at the same place. A text has `passages`. Otherwise `ours` and
 * `theirs` are the two texts or addresses of pictures, undefined for a removed file.
 */
export type FileConflict = {
  id: string
  title: string
  isPicture: boolean
  passages?: readonly Passage[]
  /** The form of the document: its labels name the fields in the passages. */
  fields?: readonly FormField[]
} & {
  [whose in 'ours' | 'theirs']?: string | undefined
}

/** The version of a file that the editor takes, or the whole text that the editor put together from both. */
export type Choice = 'ours' | 'theirs' | { text: string }

/**
 * A chosen document that was not published, and why. `links` means that other documents link to this removed document.
 */
export type LeftDocument = { file: string; title: string; why: 'conflict' | 'errors' | 'links' }

/** The outcome of `publish`, with the chosen documents that it left out. */
export type Published = {
  /**
   * `closed`: the proposal was closed without a merge and nothing was sent; a second call sends the drafts again.
   * `nothing`: all chosen documents were left out.
   */
  done: 'written' | 'proposed' | 'withdrawn' | 'current' | 'nothing' | 'marked' | 'closed'
  branch?: string
  address?: string
  left: readonly LeftDocument[]
}

/** The outcome of an import: the changed documents, or the conflicts that wait for a choice, with nothing written. */
export type ImportOutcome =
  | { documents: readonly ChangedDocument[]; conflicts?: never }
  | { documents?: never; conflicts: readonly FileConflict[] }

/** The whole text that the editor chose in a conflict with the text of a revision. */
export type Chosen = { revision: number; chosen: string }

/** All calls, with their requests and responses. A refusal is `{ refused: string }` with a 4xx status, in words. */
export type Calls = {
  documents: { request: Record<never, never>; response: { documents: readonly DocumentSummary[] } }
  /** A window that already has the document sends its revision. */
  open: { request: { file: string; revision?: number }; response: OpenDocument }
  edit: { request: { file: string; revision: number; operation: Operation }; response: OpenDocument }
  /**
   * Rebases operations from the text `seen` onto the changed text of a document; others' changes stay. If both changed
   * the same place, or the document was removed, nothing is written. `conflict` then has the passages that wait for a
   * choice. The same call with `chosen`, the whole text that the editor chose, ends the conflict with that `revision`.
   * An empty text accepts the removal; the text after the operations goes to the trash. `lost` are earlier operations
   * whose responses did not arrive, so the core may have applied them or not. `ours` is `seen` after the operations,
   * without the changes of others. Operations made during the call are based on it.
   */
  merge: {
    request: {
      file: string
      seen: string
      lost?: readonly Operation[]
      operations: readonly Operation[]
    } & Partial<Chosen>
    response:
      | { document: OpenDocument; ours: Pick<OpenDocument, 'text' | 'values' | 'body'>; conflict?: never }
      | { document?: never; conflict: readonly Passage[]; revision: number }
      | { document?: never; conflict?: never; gone: true }
  }
  /** Ends a conflict with the whole text that the editor chose; an empty text accepts that the document was removed. */
  resolve: {
    request: { file: string; revision: number; published: string; text: string }
    response: OpenDocument | { gone: true }
  }
  /** Forgets the draft; the draft of a new document goes to the trash. */
  discard: { request: { file: string }; response: OpenDocument | { gone: true } }
  create: { request: NewDocument; response: OpenDocument }
  /** Begins a report, post or project as a copy of another one, with its pictures. */
  copy: { request: { file: string }; response: OpenDocument }
  /** The versions of a document in the history of the project, the newest first. */
  versions: { request: { file: string }; response: { versions: readonly Version[] } }
  /** The text of a version; the passages compare the document (`ours`) with the version (`theirs`). */
  version: { request: { file: string; id: string }; response: { text: string; passages: readonly Passage[] } }
  /**
   * Compares the draft (`ours`, empty for a removed document) with the published text (`theirs`). There are no passages
   * if that text is unknown.
   */
  difference: {
    request: { file: string }
    response: { passages?: readonly Passage[]; fields: readonly FormField[] }
  }
  /** The documents whose links would break without this document, and the number of this document. */
  links: { request: { file: string }; response: DeletionFacts }
  /** Creates a draft that removes a report, post or project with its pictures. Its number is not reused. */
  remove: { request: { file: string; revision: number }; response: { gone: true } }
  /** The deleted documents and discarded drafts, the newest first. */
  trash: { request: Record<never, never>; response: { deleted: readonly DeletedDocument[] } }
  /** Brings a document back byte for byte. */
  restore: { request: { name: string }; response: { file: string } }
  /** Tries the token at the host: the login of its account, or a refusal if the account cannot publish. */
  account: { request: Record<never, never>; response: { login: string } }
  /** The differences from the published content. The call needs no network. */
  changes: { request: Record<never, never>; response: Changes }
  /** Publishes the drafts of these files, except drafts with errors or a conflict. Only this call writes to a remote. */
  publish: {
    request: { files: readonly string[]; author?: { name: string; email: string } }
    response: Published
  }
  /** Marks the drafts of the last `.zip` as sent, so that later ones leave them out. Refused if there was no `.zip`. */
  markSent: { request: Record<never, never>; response: Published }
  /** Pages and anchors of the site, for the chooser of links. */
  targets: {
    request: Record<never, never>
    response: { targets: readonly { address: string; title: string }[] }
  }
}

/** `POST /studio/upload?file=<document>&name=<file name>&revision=<n>[&again=true]` with the bytes; gives {@link Uploaded}. */
export const uploadPath = `${studioPath}/upload`

/**
 * The file name of a picture that is stored with the draft: upright, at most 2560 px, without metadata of place and
 * camera.
 */
export type Uploaded = { picture: string; document: OpenDocument }

/** `POST` imports an archive of changes: a form with the file `archive` and the `choices` as JSON; gives {@link ImportOutcome}. */
export const importPath = `${studioPath}/import`

/** `GET` gives the drafts of the files in the query (`?file=…&file=…`) as a `.zip`. */
export const zipPath = `${studioPath}/ndryshimet.zip`

/** The path of the published photographs in a studio of a browser, each named by its digest. */
export const originalsPath = `${studioPath}/originals/`

/** The name of the module of content with the words and settings of every page, as the pages of the preview load it. */
export const siteModule = 'site-content'

/** The paths at which the worker calls the folder of this computer, and its Git repository: `POST` with the arguments. */
export const folderPath = `${studioPath}/folder/`
export const gitPath = `${studioPath}/git/`

/**
 * The path of the request by which a worker takes the folder of this computer. `?steal` takes it from another worker.
 * The response is the key of its calls, and ends when the worker ends or loses the folder.
 */
export const holdPath = `${studioPath}/hold`

/** The broadcast channel on which the browser's worker says how many files it has sent to a host: `{ done, count }`. */
export const sentChannel = 'studio-sent'

export const tokenHeader = 'x-studio-token'
