import type { StrayUse } from '../../collect-stray.ts'
import type { FolderKind } from '../../documents/kind.ts'
import type { MessagesOf } from '../index.ts'
import { didYouMean } from './phrases.ts'
import { asJpeg } from './picture.ts'

const places = 'The places are: reports/<year>/index.mdx, news/<name>/index.mdx, projects/<year>-<name>.mdx.'

/** Files and folders: their names and their places. */
export const collectMessages: MessagesOf<'collect'> = {
  'collect/missing': ({ file }) => ({
    message: `The file ${file} is missing.`,
    cure: file.endsWith('.mdx')
      ? 'Add the document of this folder, or delete the folder.'
      : 'Bring the file back; the site is not built without it.',
  }),
  'collect/wrong-place': ({ file, isFolder, suggestion, taken }) => ({
    message: `The ${isFolder ? 'folder' : 'file'} “${file}” is not where the site looks for it.`,
    cure: isFolder && suggestion ? moveTo(suggestion, taken) : (didYouMean(suggestion) ?? places),
  }),
  'collect/folder-name': ({ folder, meant, to }) => ({
    message:
      meant === to
        ? `The folder “${folder}” does not have the name that the site expects, so it would not be published.`
        : `The folder “${folder}” does not have the name that the site expects, and “${meant}” is the name of another.`,
    cure: `Rename the folder: ${to}`,
  }),
  'collect/folder-depth': ({ folder, levels, to, taken, free }) => ({
    message: `The folder “${folder}” lies ${levels === 1 ? 'one level' : `${levels} levels`} too deep; what is in it would not be published.`,
    cure: taken
      ? `The folder content/${to}/ already has files of these names. Delete this one if it is a copy; if not, ${
          free === undefined
            ? 'give the files other names and move them there.'
            : `move it to: content/${free}/`
        }`
      : `Move what is in it to: content/${to}/`,
  }),
  'collect/wrong-extension': ({ name, use }) => ({
    message: `The file “${name}” is not of a kind that the site uses here.`,
    cure: strayCure(name, use),
  }),
  'collect/wrong-name': ({ name, meant, taken }) => ({
    message: taken
      ? `The file “${name}” would not be published: the document of this folder is “${meant}”.`
      : `The file “${name}” does not have the name that the site expects, so it would not be published.`,
    cure: taken
      ? 'Delete it if it is a copy; another document is started in a folder of its own with npm run new.'
      : `Rename it, for example: ${meant}`,
  }),
  'collect/other-kind': ({ kind, meant, to }) => ({
    message: `This document looks like a ${kinds[meant]} but lies in the folder of the ${folders[kind]}.`,
    cure: `Move it, for example: ${to} – or, if it really is a ${kinds[kind]}, start from the template with npm run new.`,
  }),
  'collect/copy': ({ copy, original }) => ({
    message: `“${copy}” has the name of a copy of “${original}”, so it would not be published.`,
    cure: 'Delete the copy; if it is to be a document of its own, give it a name and a number (id) of its own.',
  }),
  'collect/wrong-case': ({ name, meant }) => ({
    message: `The name “${name}” differs from the right one in capital letters.`,
    cure: `Rename it: ${meant}`,
  }),
  'collect/case-clash': ({ other }) => ({
    message: `The name of this file differs from ${other} in capital letters only.`,
    cure: 'Rename one of them: some computers take them for one file.',
  }),
  'collect/picture-place': ({ name, folder }) => ({
    message: `The picture “${name}” is not beside a document that can show it.`,
    cure:
      folder === undefined
        ? 'Move it to the folder of the report, post or page that shows it, beside its index file; projects have no pictures.'
        : `Move it: ${folder}/${name}`,
  }),
  'collect/picture-format': ({ name }) => ({
    message: `The format of the photo “${name}” is not used.`,
    cure: /\.hei[cf]$/i.test(name) ? asJpeg.heic : asJpeg.other,
  }),
  'collect/not-a-file': ({ name }) => ({
    message: `“${name}” is no real file but a link or something of the system.`,
    cure: 'Delete it and put the file itself in its place.',
  }),
}

const kinds: Readonly<Record<FolderKind, string>> = {
  report: 'report',
  news: 'news post',
  project: 'project',
}
const folders: Readonly<Record<FolderKind, string>> = {
  report: 'reports',
  news: 'news posts',
  project: 'projects',
}

function moveTo(folder: string, taken: string | undefined): string {
  if (taken === undefined) return `Move what is in it to: content/${folder}/`
  return `Its place is content/${folder}/, but there is a “${taken}” already: delete the copies and move the rest there.`
}

function strayCure(name: string, use: StrayUse): string {
  switch (use) {
    case 'office':
      return 'Copy its text into a new document (npm run new) and take this file out of the folder.'
    case 'office-lock':
      return 'Word makes it while a document is open: close Word and delete the file.'
    case 'download':
      return `To offer it for download, put it into the folder public and link to it: /${encodeURIComponent(name)}`
    case 'media':
      return 'Upload the video or sound to a service and link to it, in reports with <VideoCard href="https://…" title="…" />; take it out here.'
    default:
      return 'Documents end in .mdx, pictures in .jpg; everything else leaves the folder.'
  }
}
