import { documentKinds, type NumberedName } from '../../model/document-kinds.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error } from '../rules/record.ts'
import type { StrayUse } from '../rules/values.ts'

/** Files and folders: their names and places. */
export const collectRules = {
  'collect/missing': error<{ file: string }>({
    sq: ({ file }) => `Mungon skedari ${file}.`,
    sqCure: ({ file }) =>
      file.endsWith('.mdx')
        ? 'Shtoni dokumentin e kësaj dosjeje, ose fshijeni dosjen.'
        : 'Kthejeni skedarin; faqja nuk ndërtohet pa të.',
    why: 'Një skedar që faqes i duhet nuk është në vend, ose një dosje ka foto, por jo dokumentin e tyre.',
    en: ({ file }) => `The file ${file} is missing.`,
    enCure: ({ file }) =>
      file.endsWith('.mdx')
        ? 'Add the document of this folder, or delete the folder.'
        : 'Bring the file back; the site is not built without it.',
    example: { wrong: 'news/dita-e-re/01.jpg', right: 'news/dita-e-re/01.jpg\nnews/dita-e-re/index.mdx' },
  }),
  'collect/wrong-place': error<{ file: string; isFolder: boolean; suggestion?: string; taken?: string }>({
    sq: ({ file, isFolder }) =>
      `${isFolder ? 'Dosja' : 'Skedari'} „${file}“ nuk është në një vend ku faqja e kërkon.`,
    sqCure: ({ isFolder, suggestion, taken }) =>
      isFolder && suggestion ? sq.moveTo(suggestion, taken) : (sq.didYouMean(suggestion) ?? sq.places),
    why: 'Faqja i kërkon dokumentet vetëm në dosjet e tyre; një skedar tjetërkund nuk do të botohej kurrë.',
    en: ({ file, isFolder }) =>
      `The ${isFolder ? 'folder' : 'file'} “${file}” is not where the site looks for it.`,
    enCure: ({ isFolder, suggestion, taken }) =>
      isFolder && suggestion ? en.moveTo(suggestion, taken) : (en.didYouMean(suggestion) ?? en.places),
    example: { wrong: 'content/raporte/2020/index.mdx', right: 'content/reports/2020/index.mdx' },
  }),
  'collect/wrong-extension': error<{ name: string; use: StrayUse }>({
    sq: ({ name }) => `Skedari „${name}“ është i një lloji që faqja nuk e përdor këtu.`,
    sqCure: ({ name, use }) =>
      use === 'download'
        ? `Që të shkarkohet nga faqja, vendoseni në dosjen public dhe bëjeni lidhje: /${encodeURIComponent(name)}`
        : sq.strayCures[use ?? 'other'],
    why: 'Skedarët e tjerë nuk përdoren nga faqja dhe vetëm e rëndojnë projektin.',
    en: ({ name }) => `The file “${name}” is not of a kind that the site uses here.`,
    enCure: ({ name, use }) =>
      use === 'download'
        ? `To offer it for download, put it into the folder public and link to it: /${encodeURIComponent(name)}`
        : en.strayCures[use ?? 'other'],
    example: {
      wrong: 'reports/2021/raporti.pdf',
      right: 'public/raporti.pdf, dhe në tekst [raporti](/raporti.pdf)',
    },
  }),
  'collect/wrong-name': error<{ name: string; meant: string; taken: boolean }>({
    sq: ({ name, meant, taken }) =>
      taken
        ? `Skedari „${name}“ nuk do të botohej: dokumenti i kësaj dosjeje është „${meant}“.`
        : `Skedari „${name}“ nuk ka emrin që pret faqja, prandaj nuk do të botohej.`,
    sqCure: ({ meant, taken }) =>
      taken
        ? 'Fshijeni, nëse është kopje; një dokument tjetër hapet në dosjen e vet me npm run new.'
        : `Riemërtojeni, p.sh.: ${meant}`,
    why: 'Emri i skedarit tregon se çfarë është; me emër tjetër dokumenti nuk do të botohej.',
    en: ({ name, meant, taken }) =>
      taken
        ? `The file “${name}” would not be published: the document of this folder is “${meant}”.`
        : `The file “${name}” does not have the name that the site expects, so it would not be published.`,
    enCure: ({ meant, taken }) =>
      taken
        ? 'Delete it if it is a copy; another document is started in a folder of its own with npm run new.'
        : `Rename it, for example: ${meant}`,
    example: { wrong: 'projects/2020-era.md', right: 'projects/2020-era.mdx' },
  }),
  'collect/folder-name': error<{ folder: string; meant: string; to: string }>({
    sq: ({ folder, meant, to }) =>
      `Dosja „${folder}“ nuk ka emrin që pret faqja, ${meant === to ? 'prandaj nuk do të botohej' : `dhe emrin „${meant}“ e ka një dosje tjetër`}.`,
    sqCure: ({ to }) => `Riemërtojeni dosjen: ${to}`,
    why: 'Emri i dosjes bëhet pjesë e adresave, prandaj ka vetëm shkronja të vogla pa ë e ç, shifra dhe viza; te raportet nis me vitin.',
    en: ({ folder, meant, to }) =>
      `The folder “${folder}” does not have the name that the site expects, ${meant === to ? 'so it would not be published' : `and “${meant}” is the name of another`}.`,
    enCure: ({ to }) => `Rename the folder: ${to}`,
    example: { wrong: 'reports/2014-vjeshtë/index.mdx', right: 'reports/2014-vjeshte/index.mdx' },
  }),
  'collect/copy': error<{ copy: string; original: string }>({
    sq: ({ copy, original }) =>
      `„${copy}“ ka emrin e një kopjeje të „${original}“, prandaj nuk do të botohej.`,
    sqCure:
      'Fshijeni kopjen; nëse do të bëhet dokument më vete, jepini një emër dhe një numër (id) të vetin.',
    why: 'Kopjet lindin vetë, kur një dosje kopjohet ose një skedar shkarkohet dy herë; e botuar, kopja do të ishte i njëjti tekst në dy adresa.',
    en: ({ copy, original }) =>
      `“${copy}” has the name of a copy of “${original}”, so it would not be published.`,
    enCure:
      'Delete the copy; if it is to be a document of its own, give it a name and a number (id) of its own.',
    example: { wrong: 'news/dita-e-diellit - Kopje/index.mdx', right: 'news/dita-e-eres/index.mdx' },
  }),
  'collect/folder-depth': error<{
    folder: string
    levels: number
    to: string
    taken: boolean
    free?: string
  }>({
    sq: ({ folder, levels }) =>
      `Dosja „${folder}“ është ${levels === 1 ? 'një' : levels} shkallë tepër thellë; ç’ka brenda nuk do të botohej.`,
    sqCure: ({ to, taken, free }) =>
      taken
        ? `Dosja content/${to}/ ka tashmë skedarë me këta emra. Fshijeni këtë, nëse është kopje; nëse jo, ${
            free === undefined
              ? 'jepuni skedarëve emra të tjerë dhe zhvendosini atje.'
              : `zhvendoseni te: content/${free}/`
          }`
        : `Zhvendosni ç’ka brenda te: content/${to}/`,
    why: 'Dokumenti dhe fotot e tij rrinë bashkë, drejt në dosjen e raportit ose të lajmit. Dosjet brenda saj nuk lexohen; shpesh i krijon hapja e një skedari ZIP.',
    en: ({ folder, levels }) =>
      `The folder “${folder}” lies ${levels === 1 ? 'one level' : `${levels} levels`} too deep; what is in it would not be published.`,
    enCure: ({ to, taken, free }) =>
      taken
        ? `The folder content/${to}/ already has files of these names. Delete this one if it is a copy; if not, ${
            free === undefined
              ? 'give the files other names and move them there.'
              : `move it to: content/${free}/`
          }`
        : `Move what is in it to: content/${to}/`,
    example: { wrong: 'reports/2014/2014/index.mdx', right: 'reports/2014/index.mdx' },
  }),
  'collect/other-kind': error<{ kind: NumberedName; meant: NumberedName; to: string }>({
    sq: ({ kind, meant }) =>
      `Ky dokument duket si ${documentKinds[meant].sq.one}, por qëndron në dosjen e ${documentKinds[kind].sq.ofAll}.`,
    sqCure: ({ kind, to }) =>
      `Zhvendoseni, p.sh.: ${to} – ose, nëse është vërtet ${documentKinds[kind].sq.one}, niseni nga shablloni me npm run new.`,
    why: 'Secila dosje ka fushat e veta. Një projekt në dosjen e raporteve do të botohej si raport, ose nuk do të botohej fare.',
    en: ({ kind, meant }) =>
      `This document looks like a ${documentKinds[meant].en.one} but lies in the folder of the ${documentKinds[kind].en.ofAll}.`,
    enCure: ({ kind, to }) =>
      `Move it, for example: ${to} – or, if it really is a ${documentKinds[kind].en.one}, start from the template with npm run new.`,
    example: {
      wrong: 'content/reports/2024/index.mdx, me fushat e një projekti',
      right: 'content/projects/2024-fletorja.mdx',
    },
  }),
  'collect/wrong-case': error<{ name: string; meant: string }>({
    sq: ({ name }) => `Emri „${name}“ dallon nga i duhuri te shkronjat e mëdha.`,
    sqCure: ({ meant }) => `Riemërtojeni: ${meant}`,
    why: 'Serverët i dallojnë shkronjat e mëdha nga të voglat, prandaj emrat shkruhen me të vogla.',
    en: ({ name }) => `The name “${name}” differs from the right one in capital letters.`,
    enCure: ({ meant }) => `Rename it: ${meant}`,
    example: { wrong: 'projects/2020-Era.mdx', right: 'projects/2020-era.mdx' },
  }),
  'collect/case-clash': error<{ other: string; isComposition: boolean }>({
    sq: ({ other, isComposition }) =>
      isComposition
        ? `Emri i këtij skedari duket njësoj si ${other}: vetëm shkronjat si ë janë ruajtur ndryshe.`
        : `Emri i këtij skedari dallon nga ${other} vetëm te shkronjat e mëdha.`,
    sqCure: 'Riemërtojeni njërin: disa kompjuterë i marrin për një skedar të vetëm.',
    why: 'Në disa kompjuterë këta dy emra janë një skedar i vetëm, dhe njëri do ta fshinte tjetrin.',
    en: ({ other, isComposition }) =>
      isComposition
        ? `The name of this file looks the same as ${other}: only letters such as ë are stored in another way.`
        : `The name of this file differs from ${other} in capital letters only.`,
    enCure: 'Rename one of them: some computers take them for one file.',
    example: { wrong: '01.jpg\n01.JPG', right: '01.jpg\n02.jpg' },
  }),
  'collect/not-a-file': error<{ name: string; isFolder: boolean }>({
    sq: ({ name, isFolder }) =>
      isFolder
        ? `„${name}“ është dosje e zbrazët, ndonëse quhet si dokument.`
        : `„${name}“ nuk është skedar i vërtetë, por një lidhje ose diçka e sistemit.`,
    sqCure: ({ isFolder }) =>
      isFolder
        ? 'Fshijeni dosjen; dokumenti me këtë emër është skedar.'
        : 'Fshijeni dhe vendosni në vend të saj vetë skedarin.',
    why: 'Një lidhje simbolike çon jashtë përmbajtjes; te kolegët dhe te serveri ajo nuk ekziston.',
    en: ({ name, isFolder }) =>
      isFolder
        ? `“${name}” is an empty folder with the name of a document.`
        : `“${name}” is no real file but a link or something of the system.`,
    enCure: ({ isFolder }) =>
      isFolder
        ? 'Delete the folder; a document of this name is a file.'
        : 'Delete it and put the file itself in its place.',
    example: {
      wrong: 'reports/2021/03.jpg → /Users/emri/Desktop/foto.jpg',
      right: 'reports/2021/03.jpg, vetë fotoja',
    },
  }),
  'collect/picture-place': error<{ name: string; folder?: string }>({
    sq: ({ name }) => `Fotoja „${name}“ nuk qëndron pranë ndonjë dokumenti që mund ta shfaqë.`,
    sqCure: ({ name, folder }) =>
      folder === undefined
        ? 'Zhvendoseni në dosjen e raportit, të lajmit ose të faqes që e shfaq, pranë skedarit index; projektet nuk kanë foto.'
        : `Zhvendoseni: ${folder}/${name}`,
    why: 'Çdo foto rri pranë dokumentit që e shfaq, që të mos humbë kur ai zhvendoset.',
    en: ({ name }) => `The picture “${name}” is not beside a document that can show it.`,
    enCure: ({ name, folder }) =>
      folder === undefined
        ? 'Move it to the folder of the report, post or page that shows it, beside its index file; projects have no pictures.'
        : `Move it: ${folder}/${name}`,
    example: { wrong: 'content/projects/foto.jpg', right: 'content/reports/2021/04.jpg' },
  }),
  'collect/picture-format': error<{ name: string }>({
    sq: ({ name }) => `Formati i fotos „${name}“ nuk përdoret.`,
    sqCure: ({ name }) => (/\.hei[cf]$/i.test(name) ? sq.jpegCures.heic : sq.jpegCures.other),
    why: 'Shfletuesit nuk e shfaqin këtë format, ose e shfaqin si figurë që lëviz.',
    en: ({ name }) => `The format of the photo “${name}” is not used.`,
    enCure: ({ name }) => (/\.hei[cf]$/i.test(name) ? en.jpegCures.heic : en.jpegCures.other),
    example: { wrong: '04.heic', right: '04.jpg' },
  }),
}
