import type { Kind } from '../protocol.ts'

/**
 * What the studio says on its screens. Sentences speak to the editor (ju); a button says what the editor tells the
 * computer to do, as everywhere in Albanian programs (Ruaj, Shto).
 */
export const clientWords = {
  studio: 'Studioja',
  loading: 'Po hapet…',
  tryAgain: 'Provo përsëri',
  cancel: 'Anulo',
  close: 'Mbyll',
  /** What could not be reached or done. */
  failures: {
    noConnection:
      'Studioja nuk po përgjigjet. Shikoni nëse dritarja që e nisi është ende e hapur. Çfarë keni shkruar mbetet këtu.',
    unclear: 'Studioja u përgjigj në një mënyrë që nuk kuptohet. Rifreskoni faqen dhe provoni përsëri.',
    broken: 'Studioja hasi në një gabim të vetin. Provoni përsëri; çfarë keni shkruar mbetet këtu.',
    refused: (reason: string) => `Ndryshimi nuk u pranua: ${reason}`,
    reopen: 'Hape dokumentin përsëri',
    reopenNote: 'Ndryshimet e papranuara humbin; kopjojini më parë tekstet që ju duhen.',
  },
  kinds: {
    report: 'Raportet',
    news: 'Lajmet',
    project: 'Projektet',
    home: 'Faqja kryesore',
    about: 'Rreth nesh',
    site: 'Të dhënat e shoqatës',
    words: 'Fjalët e faqes',
  } satisfies Record<Kind, string>,
  kindOfOne: {
    report: 'Raport',
    news: 'Lajm',
    project: 'Projekt',
    home: 'Faqe',
    about: 'Faqe',
    site: 'Të dhëna',
    words: 'Fjalë',
  } satisfies Record<Kind, string>,
  list: {
    title: 'Dokumentet e faqes',
    intro: 'Zgjidhni çfarë doni të ndryshoni, ose nisni diçka të re. Asgjë nuk humb: drafti ruhet vetë.',
    search: 'Kërkoni sipas titullit ose vitit',
    sort: 'Renditja',
    newest: 'më të rejat në fillim',
    byTitle: 'sipas titullit',
    pages: 'Faqet dhe fjalët',
    untitled: 'Ende pa titull',
    fine: 'Në rregull',
    draft: 'Draft i pambaruar',
    problems: (count: number) => (count === 1 ? '1 problem' : `${count} probleme`),
    todo: (count: number) => (count === 1 ? 'Mbetet 1 punë' : `Mbeten ${count} punë`),
    found: (count: number) =>
      count === 0
        ? 'Nuk u gjet asnjë dokument.'
        : count === 1
          ? 'U gjet 1 dokument.'
          : `U gjetën ${count} dokumente.`,
  },
  create: {
    report: 'Raport i ri',
    news: 'Lajm i ri',
    project: 'Projekt i ri',
    intro: {
      report: 'Nga ditët dalin vetë viti, adresa, data e shtypur dhe titujt e ditëve.',
      news: 'Adresa dhe data e shtypur dalin vetë nga titulli dhe dita.',
      project: 'Adresa e projektit del vetë nga titulli dhe viti.',
    },
    start: 'Dita e parë',
    end: 'Dita e fundit',
    title: 'Titulli',
    published: 'Dita e botimit',
    year: 'Viti ose vitet, si 2024 ose 2023-2024',
    begin: 'Fillo',
  },
  editor: {
    back: 'Të gjitha dokumentet',
    views: 'Pamja',
    form: 'Formulari',
    page: 'Faqja',
    fields: 'Fushat',
    body: 'Teksti',
    newDocument: 'I ri: ende pa u ruajtur në faqe',
    /** States of the draft. */
    clean: 'Pa ndryshime. Drafti ruhet vetë.',
    kept: 'Drafti u ruajt vetë',
    sending: 'Po ruhet drafti…',
    unsent: 'Drafti nuk po ruhet',
    save: 'Ruaj',
    saving: 'Po ruhet…',
    saved: 'U ruajt në këtë kompjuter. Te lista e çoni më tej me „Publiko“.',
    notSaved: (count: number) =>
      `Nuk u ruajt ende: ${count === 1 ? 'ka 1 problem' : `ka ${count} probleme`} për t’u ndrequr. Drafti mbetet.`,
    discard: 'Hidhe draftin',
    questions: { discard: 'Ta hedhim draftin?', undo: 'Ta kthejmë ruajtjen e fundit?' },
    discardText: 'Ndryshimet që nuk i keni ruajtur humbin dhe dokumenti kthehet siç është në faqe.',
    discardNew: 'Dokumenti është i ri dhe nuk është ruajtur ende: bashkë me draftin zhduket i gjithi.',
    discarded: 'Drafti u hodh.',
    undo: 'Ktheje ruajtjen e fundit',
    undoText: 'Dokumenti dhe fotot e tij bëhen saktësisht siç ishin para ruajtjes së fundit.',
    undone: 'Ruajtja e fundit u kthye.',
    keep: 'Mbaje',
    conflictTitle: 'Dikush tjetër e ka ndryshuar këtë dokument',
    conflictText:
      'Që kur e filluat draftin, dokumenti është ndryshuar edhe jashtë studios. Nuk u shkrua asgjë: më poshtë i keni të dy tekstet, dhe ju zgjidhni cili mbetet.',
    disk: 'Si është në faqe',
    draft: 'Drafti juaj',
    overwrite: 'Ruaje draftin tim',
    takeDisk: 'Merr atë të faqes',
    broken: 'Ky dokument ka një gabim që e pengon formularin',
    brokenText:
      'Ndreqeni tekstin këtu; problemet shkruhen anash. Sapo teksti të lexohet përsëri, kthehet formulari.',
    text: 'Teksti i dokumentit',
  },
  /** Two texts of a document beside each other. */
  versions: {
    count: (count: number) => (count === 1 ? 'Ndryshojnë në 1 vend.' : `Ndryshojnë në ${count} vende.`),
    same: (lines: number) => (lines === 1 ? '1 rresht i njëjtë' : `${lines} rreshta të njëjtë`),
    nothing: 'Këtu nuk ka asgjë.',
  },
  problems: {
    title: 'Çfarë mbetet',
    none: 'Gjithçka në rregull: mund ta ruani.',
    error: (count: number) =>
      count === 1
        ? '1 problem për t’u ndrequr para ruajtjes'
        : `${count} probleme për t’u ndrequr para ruajtjes`,
    warning: (count: number) => (count === 1 ? '1 punë që mund të presë' : `${count} punë që mund të presin`),
    mend: 'Ndreqe',
    mendOf: (sentence: string) => `Ndreqe: ${sentence}`,
  },
  page: {
    title: 'Faqja siç do të duket',
    phone: 'Telefon',
    desktop: 'Kompjuter',
    width: 'Gjerësia e faqes',
    reload: 'Rifresko',
    none: 'Ky dokument nuk ka faqe të vetën: shihet kreu i faqes.',
  },
  form: {
    optional: 'jo e detyrueshme',
    derived: 'del vetë',
    choose: 'Zgjidhni…',
    nothing: 'Ende pa vlerë',
    example: (example: string) => `Për shembull: ${example}`,
    placeholders: 'Pjesë që plotësohen nga faqja',
    placeholderMissing: (names: string) =>
      `Në tekst mungon ${names}. Faqja e plotëson vetë këtë pjesë, prandaj duhet të mbetet.`,
    placeholderPut: (name: string) => `Vëre ${name}`,
    add: 'Shto',
    addTo: (label: string) => `Shto te „${label}“`,
    remove: 'Hiqe',
    up: 'Ngrite',
    down: 'Ule',
    drag: 'Zvarrite për ta vendosur diku tjetër',
    item: (label: string, position: number) => `${label}, ${position}`,
    count: (count: number) => `Janë gjithmonë ${count}: ndryshoni tekstet dhe radhën.`,
    empty: 'Ende bosh.',
    /** What the live region says. */
    inserted: (position: number, count: number) => `U shtua vendi ${position} nga ${count}.`,
    moved: (position: number, count: number) => `U zhvendos te vendi ${position} nga ${count}.`,
    removed: (count: number) => `U hoq. Mbeten ${count}.`,
    choosePicture: 'Zgjidhe foton',
    changePicture: 'Ndërroje foton',
    picturesOf: 'Fotot e këtij dokumenti',
    noPictures: 'Ky dokument nuk ka ende foto.',
    pictureMissing: (file: string) => `${file} nuk është te fotot`,
  },
  gallery: {
    choose: 'Shto foto nga kompjuteri',
    chooseOne: 'Merr një foto nga kompjuteri',
    drop: 'Lëshojini fotot këtu, ose zgjidhini nga kompjuteri. Vendndodhja dhe të dhënat e aparatit hiqen vetë.',
    uploading: (done: number, count: number) => `Po shtohen fotot: ${done} nga ${count}`,
    added: (count: number) => (count === 1 ? 'U shtua 1 foto.' : `U shtuan ${count} foto.`),
    failed: (name: string, reason: string) => `${name}: ${reason}`,
    photo: (position: number) => `Fotoja ${position}`,
  },
} as const
