/**
 * What the studio's browser side and its server say to each other. Each call is `POST /_studio/api/<name>` with a body of
 * JSON and the session's token in the header `x-studio-token`; only {@link uploadPath} takes the bytes of a file.
 */

import type { NumberedName } from '../model/document-kinds.ts'
import type { PageName } from '../model/schema/pages.ts'

/** The way to a value in a document's fields: `["gallery", 3, "alt"]`. */
export type Path = readonly (string | number)[]

export type Kind = NumberedName | PageName | 'nextEdition' | 'site' | 'words'

/** A mistake, said in the language of forms: no line, no key, no YAML, no tag. */
export type FormProblem = {
  severity: 'error' | 'warning'
  sentence: string
  hint: string
  /** The field that it belongs to; absent where it belongs to the body or to the whole document. */
  path?: Path
  /** What the form calls this field, with the groups and items that hold it: „Fotoja 4 · Përshkrimi“; else `''`. */
  label: string
  /** Where it stands in the document's text, in UTF-16 units, for the body's blocks and the plain editor. */
  start: number
  end: number
  /** Whether there is one right answer, which {@link Act} `fix` writes. */
  isCertain: boolean
}

/** What a document is called by its kind („Raport“), and all of a kind that has many („Raportet“). */
export type Names = { label: string; group?: string }

/** A document in the list. */
export type DocumentSummary = Names & {
  /** Path below the project's root, with `/`; the document's name in all calls. */
  file: string
  kind: Kind
  title: string
  year?: number
  /** Its whole text, for searching. */
  text: string
  /** Address of a small picture, of the studio's own server. */
  picture?: string
  isDraft: boolean
  errors: number
  warnings: number
  /** Why it cannot be read or written on this computer, in words. */
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
   * `line`, `text`: words of one line or more; `number`; `day`: `2024-11-21`; `picture`: a file of the document's folder;
   * `mark`: a stand-in's mark, true or absent; `fixed`: a value that the schema prescribes; `derived`: follows from other
   * fields and is shown only; `focus`: a point of the picture beside it, in percent.
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
  /** Of a group or a point: its fields. Of a list: the one field (its `key` is empty) that each item is. */
  fields?: readonly FormField[]
  /** Of a list whose number of items the specification fixes. */
  count?: number
  /** Of a line: the only values that it may have. */
  choices?: readonly { value: string; label: string }[]
  /** Placeholders that a text must keep, as `{n}`. */
  placeholders?: readonly string[]
}

/** A document as the editor sees it. */
export type OpenDocument = Names & {
  file: string
  kind: Kind
  /** As in the list. */
  title: string
  /** Digest of the file's bytes on disk when the draft began; `''` for a document that is not there yet. */
  base: string
  /** Tells of the text: places are those of the revision that was seen, and are given back with it. */
  revision: number
  isDraft: boolean
  /** The whole text, as a save would write it. */
  text: string
  fields: readonly FormField[]
  /** The fields as far as they can be read; undefined where only the plain editor can help. */
  values: unknown
  /** The body in {@link OpenDocument.text}, in UTF-16 units; absent where a kind has none. */
  body?: { start: number; end: number }
  /** Pictures in the document's folder, the draft's own included, by file name. */
  pictures: readonly { file: string; width: number; height: number; address: string }[]
  problems: readonly FormProblem[]
  /** Path of its page on the site; absent where it has none of its own. */
  page?: string | undefined
  canUndo: boolean
}

/** What an editor means; the server turns it into edits at exact ranges of the text. */
export type Act =
  | { act: 'set'; path: Path; value: string | number | true }
  /** Takes away an optional field, or an item of a list. */
  | { act: 'remove'; path: Path }
  | { act: 'insert'; path: Path; index: number; value: unknown }
  | { act: 'move'; path: Path; from: number; to: number }
  /** The whole body, as it is to be written. */
  | { act: 'body'; text: string }
  /** The plain editor: the whole text. */
  | { act: 'write'; text: string }
  /** Writes the certain fix of the problem at a place, or those of all problems. */
  | { act: 'fix'; start: number; end: number }
  | { act: 'fixAll' }

/** A part of a text that two have changed: what needs no choice, or a place that both changed. */
export type Passage = { same: string } | { mine: string; theirs: string }

/** What is to be known of a document before it is deleted. */
export type Linked = { links: readonly { file: string; title: string }[]; id?: number; revision: number }

/** A document in the trash, or a draft; `name` is what it is brought back by, `day` as it is printed. */
export type DeletedDocument = { name: string; label: string; title: string; day: string; isDraft: boolean }

/** A document as it was published or committed once; `day` as it is printed. */
export type Version = { id: string; author: string; day: string; message: string }

/** What is needed to begin a document. */
export type NewDocument =
  | { kind: 'report'; start: string; end: string }
  | { kind: 'news'; title: string; published: string }
  | { kind: 'project'; title: string; year: string }
  | { kind: 'nextEdition'; title: string; start: string; end: string }

/** A document that was saved and not handed on; `pictures` of it came, went or are others. */
export type ChangedDocument = {
  file: string
  title: string
  state: 'new' | 'changed' | 'removed'
  pictures: number
}

/** What would be handed on. */
export type Changes = {
  documents: readonly ChangedDocument[]
  /** Titles of drafts, which are left out. */
  drafts: readonly string[]
  /** To a remote by Git, to a host by its API, or as a file to be sent by hand. */
  way: 'push' | 'host' | 'zip'
  /** The account at a host: for which repository, where its token is made, and whether there is one. Absent where no host is named. */
  account?: { repository: string; tokenPage: string; isSignedIn: boolean }
  /** Whether Git knows no name to sign with. */
  asksAuthor: boolean
}

/**
 * A file that somebody else has changed at the same place: a text by its passages; else two texts or addresses of pictures,
 * none where the file was removed.
 */
export type FileClash = {
  id: string
  title: string
  isPicture: boolean
  passages?: readonly Passage[]
  /** The form of the document, which names what stands in the passages. */
  fields?: readonly FormField[]
} & {
  [whose in 'mine' | 'theirs']?: string | undefined
}

/** Whose version of a file is taken, or the whole text that was put together of both. */
export type Choice = 'mine' | 'theirs' | { text: string }

/** How handing on ended. With clashes nothing was written: the call is made again with a choice for each `id`. */
export type Published =
  | { clashes: readonly FileClash[] }
  | { clashes?: never; done: 'proposed' | 'current' | 'marked'; branch?: string; address?: string }

/** All calls: what goes there and what comes back. A refusal is `{ refused: string }` with a 4xx status, in words. */
export type Calls = {
  documents: { takes: Record<never, never>; gives: { documents: readonly DocumentSummary[] } }
  open: { takes: { file: string }; gives: OpenDocument }
  act: { takes: { file: string; revision: number; act: Act }; gives: OpenDocument }
  /**
   * Does acts that were meant for the text `seen`, where it is no longer that of the document: what others wrote since stays.
   * Where both changed the same place nothing is written, and `conflict` has the places that wait for a choice. `lost` is an
   * act before these of which it is not known whether it was done.
   */
  merge: {
    takes: { file: string; seen: string; lost?: Act; acts: readonly Act[] }
    gives: { document: OpenDocument; conflict?: readonly Passage[] }
  }
  /**
   * Writes nothing where there are problems. What someone else changed in the file since the draft began stays; where both
   * changed the same place, `conflict` has the places and the text on the disk, and the call is made again with `chosen`:
   * that disk, and the whole text that takes its place.
   */
  save: {
    takes: { file: string; revision: number; chosen?: { disk: string; text: string } }
    gives: {
      saved: boolean
      document: OpenDocument
      conflict?: { disk: string; passages: readonly Passage[] }
    }
  }
  /** Forgets the draft; that of a new document goes to the trash. */
  discard: { takes: { file: string }; gives: OpenDocument | { gone: true } }
  /** Takes back the last save of a document, byte for byte, pictures included; one that it has brought is a draft again. */
  undo: { takes: { file: string }; gives: OpenDocument }
  create: { takes: NewDocument; gives: OpenDocument }
  /** Begins a report, post or project as a copy of another one, with its pictures. */
  copy: { takes: { file: string }; gives: OpenDocument }
  /** What the history of the project has of a document, the newest first. */
  versions: { takes: { file: string }; gives: { versions: readonly Version[] } }
  /** The text of a version, beside what the document says now (`mine`). */
  version: { takes: { file: string; id: string }; gives: { text: string; passages: readonly Passage[] } }
  /** What a document says as it is saved (`mine`), beside what it says where it is published; no passages where that is not known. */
  difference: {
    takes: { file: string }
    gives: { passages?: readonly Passage[]; fields: readonly FormField[] }
  }
  /** Documents with links that would lead nowhere without this one, and its number. */
  links: { takes: { file: string }; gives: Linked }
  /** Deletes a report, post or project with its pictures; its number is not given again. */
  remove: { takes: { file: string; revision: number }; gives: { gone: true } }
  /** What was deleted, the newest first. */
  trash: { takes: Record<never, never>; gives: { deleted: readonly DeletedDocument[] } }
  /** Brings a document back byte for byte. */
  restore: { takes: { name: string }; gives: { file: string } }
  /** What was saved and not handed on; asks nobody outside this computer. */
  changes: { takes: Record<never, never>; gives: Changes }
  /** Hands it on: the only call that may speak to a remote. A choice that was taken back is undefined, and not sent. */
  publish: {
    takes: {
      author?: { name: string; email: string }
      choices?: Readonly<Record<string, Choice | undefined>>
    }
    gives: Published
  }
  /** Pages and anchors of the site, for the chooser of links. */
  targets: { takes: Record<never, never>; gives: { targets: readonly { address: string; title: string }[] } }
}

/** `POST /_studio/upload?file=<document>&name=<file name>&revision=<n>` with the bytes; gives {@link Uploaded}. */
export const uploadPath = '/_studio/upload'

/** A picture that lies with the draft: upright, at most 2560 px, without place and camera. */
export type Uploaded = { picture: string; document: OpenDocument }

/** `GET` gives the saved changes as a `.zip`. */
export const zipPath = '/_studio/ndryshimet.zip'

/** The channel on which a browser's worker tells `{ done, count }` of the files that it sends to a host. */
export const sentChannel = 'studio-sent'

/** The editors' guide, whose parts have anchors: `#përshkrimet-e-fotografive`. */
export const guidePath = '/_studio/udhezuesi.html'

/** The anchor of a heading, as hosts of Git write it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

export const tokenHeader = 'x-studio-token'
