import type { StrayUse } from '../../collect-stray.ts'
import type { FolderKind } from '../../documents/kind.ts'
import { didYouMean } from './phrases.ts'
import { jpegCures } from './picture.ts'

/** A file, or a folder with all that is in it, that nothing reads. */
type WrongPlace = {
  file: string
  isFolder: boolean
  /** Path below `content/` that was probably meant. */
  suggestion: string | undefined
  /** A file that is there already. */
  taken: string | undefined
}

/** A folder in the folder of a document; `free` is a name for its document, where `to` has one already. */
type FolderDepth = { folder: string; levels: number; to: string; taken: boolean; free: string | undefined }

const places = 'Vendet janë: reports/<viti>/index.mdx, news/<emri>/index.mdx, projects/<viti>-<emri>.mdx.'

/** Files and folders: their names and their places. */
export const collectMessages = {
  'collect/missing': ({ file }: { file: string }) => ({
    message: `Mungon skedari ${file}.`,
    cure: file.endsWith('.mdx')
      ? 'Shto dokumentin e kësaj dosjeje, ose fshije dosjen.'
      : 'Ktheje skedarin; faqja nuk ndërtohet pa të.',
  }),
  'collect/wrong-place': ({ file, isFolder, suggestion, taken }: WrongPlace) => ({
    message: `${isFolder ? 'Dosja' : 'Skedari'} „${file}“ nuk është në një vend ku faqja e kërkon.`,
    cure: isFolder && suggestion ? moveTo(suggestion, taken) : (didYouMean(suggestion) ?? places),
  }),
  'collect/folder-name': ({ folder, meant, to }: { folder: string; meant: string; to: string }) => ({
    message:
      meant === to
        ? `Dosja „${folder}“ nuk ka emrin që pret faqja, prandaj nuk do të botohej.`
        : `Dosja „${folder}“ nuk ka emrin që pret faqja, dhe emrin „${meant}“ e ka një dosje tjetër.`,
    cure: `Riemërtoje dosjen: ${to}`,
  }),
  'collect/folder-depth': ({ folder, levels, to, taken, free }: FolderDepth) => ({
    message: `Dosja „${folder}“ është ${levels === 1 ? 'një' : levels} shkallë tepër thellë; ç’ka brenda nuk do të botohej.`,
    cure: taken
      ? `Dosja content/${to}/ ka tashmë skedarë me këta emra. Fshije këtë, nëse është kopje; nëse jo, ${
          free === undefined
            ? 'jepu skedarëve emra të tjerë dhe zhvendosi atje.'
            : `zhvendose te: content/${free}/`
        }`
      : `Zhvendos ç’ka brenda te: content/${to}/`,
  }),
  'collect/wrong-extension': ({ name, use }: { name: string; use: StrayUse }) => ({
    message: `Skedari „${name}“ është i një lloji që faqja nuk e përdor këtu.`,
    cure: strayCure(name, use),
  }),
  'collect/wrong-name': ({ name, meant, taken }: { name: string; meant: string; taken: boolean }) => ({
    message: taken
      ? `Skedari „${name}“ nuk do të botohej: dokumenti i kësaj dosjeje është „${meant}“.`
      : `Skedari „${name}“ nuk ka emrin që pret faqja, prandaj nuk do të botohej.`,
    cure: taken
      ? 'Fshije, nëse është kopje; një dokument tjetër hapet në dosjen e vet me npm run new.'
      : `Riemërtoje, p.sh.: ${meant}`,
  }),
  'collect/other-kind': ({ kind, meant, to }: { kind: FolderKind; meant: FolderKind; to: string }) => ({
    message: `Ky dokument duket si ${kinds[meant]}, por qëndron në dosjen e ${folders[kind]}.`,
    cure: `Zhvendose, p.sh.: ${to} – ose, nëse është vërtet ${kinds[kind]}, nise nga shablloni me npm run new.`,
  }),
  'collect/copy': ({ copy, original }: { copy: string; original: string }) => ({
    message: `„${copy}“ ka emrin e një kopjeje të „${original}“, prandaj nuk do të botohej.`,
    cure: 'Fshije kopjen; nëse do të bëhet dokument më vete, jepi një emër dhe një numër (id) të vetin.',
  }),
  'collect/wrong-case': ({ name, meant }: { name: string; meant: string }) => ({
    message: `Emri „${name}“ dallon nga i duhuri te shkronjat e mëdha.`,
    cure: `Riemërtoje: ${meant}`,
  }),
  'collect/case-clash': ({ other }: { other: string }) => ({
    message: `Emri i këtij skedari dallon nga ${other} vetëm te shkronjat e mëdha.`,
    cure: 'Riemërtoje njërin: disa kompjuterë i marrin për një skedar të vetëm.',
  }),
  'collect/not-a-file': ({ name }: { name: string }) => ({
    message: `„${name}“ nuk është skedar i vërtetë, por një lidhje ose diçka e sistemit.`,
    cure: 'Fshije dhe vendos në vend të saj vetë skedarin.',
  }),
  'collect/picture-place': ({ name, folder }: { name: string; folder: string | undefined }) => ({
    message: `Fotoja „${name}“ nuk qëndron pranë ndonjë dokumenti që mund ta shfaqë.`,
    cure:
      folder === undefined
        ? 'Zhvendose në dosjen e raportit, të lajmit ose të faqes që e shfaq, pranë skedarit index; projektet nuk kanë foto.'
        : `Zhvendose: ${folder}/${name}`,
  }),
  'collect/picture-format': ({ name }: { name: string }) => ({
    message: `Formati i fotos „${name}“ nuk përdoret.`,
    cure: /\.hei[cf]$/i.test(name) ? jpegCures.heic : jpegCures.other,
  }),
}

const kinds: Readonly<Record<FolderKind, string>> = { report: 'raport', news: 'lajm', project: 'projekt' }
const folders: Readonly<Record<FolderKind, string>> = {
  report: 'raporteve',
  news: 'lajmeve',
  project: 'projekteve',
}

function moveTo(folder: string, taken: string | undefined): string {
  if (taken === undefined) return `Zhvendos ç’ka brenda te: content/${folder}/`
  return `Vendi i duhur është content/${folder}/, por aty ka tashmë „${taken}“: fshiji kopjet dhe zhvendosi atje të tjerat.`
}

/** What an editor who drops a file here probably wants, and how it is done. */
function strayCure(name: string, use: StrayUse): string {
  switch (use) {
    case 'office':
      return 'Kopjoje tekstin e tij në një dokument të ri (npm run new) dhe hiqe këtë skedar nga dosja.'
    case 'office-lock':
      return 'E krijon vetë Word-i ndërsa dokumenti është i hapur: mbylle Word-in dhe fshije skedarin.'
    case 'download':
      return `Që të shkarkohet nga faqja, vendose në dosjen public dhe bëje lidhje: /${encodeURIComponent(name)}`
    case 'media':
      return 'Ngarkoje videon ose incizimin në një shërbim dhe shfaqe lidhjen, te raportet me <VideoCard href="https://…" title="…" />; këtu hiqe.'
    default:
      return 'Dokumentet mbarojnë me .mdx, fotot me .jpg; çdo gjë tjetër hiqet nga dosja.'
  }
}
