import { afterSpace, afterSyntax } from '../../rules/after.ts'
import { didYouMeanOr } from '../../rules/phrases/cures.ts'
import { en } from '../../rules/phrases/en.ts'
import { sq } from '../../rules/phrases/sq.ts'
import { error } from '../../rules/record.ts'

/** Sections and titles of reports. */
export const reportRules = {
  'report/missing-section': error<{ heading: string }>({
    sq: ({ heading }) => `Raportit i mungon seksioni „${heading}“.`,
    sqCure: ({ heading }) => `Shtoni një rresht „## ${heading}“ dhe tekstin e tij. ${sq.sectionOrder}`,
    form: { sentence: 'Mungon pjesa „{heading}“.', hint: 'Shtojeni te teksti.' },
    why: 'Vizitori i gjen të gjitha raportet me të njëjtën renditje: hyrja, ditët, përfundimi.',
    en: ({ heading }) => `The report lacks the section “${heading}”.`,
    enCure: ({ heading }) => `Add a line “## ${heading}” and its text. ${en.sectionOrder}`,
    after: afterSpace,
    example: {
      in: 'shortReport',
      wrong: '\nU ulëm kur u ul era⟦.⟧',
      right: '## Përfundim\nU ulëm kur u ul era.',
    },
  }),
  'report/repeated-section': error<{ heading: string }>({
    sq: ({ heading }) => `Seksioni „${heading}“ është shkruar dy herë.`,
    sqCure: 'Bashkojini të dy në një.',
    why: 'Seksioni i dytë me të njëjtin emër do ta kishte adresën e të parit, dhe përmbajtja do t’i tregonte dy herë.',
    en: ({ heading }) => `The section “${heading}” is written twice.`,
    enCure: 'Join the two.',
    example: {
      in: 'report',
      wrong: '## Përfundim\n\nU mbyll dritarja.\n\n⟦## Përfundim⟧\n\nU ndal era.',
      right: '## Përfundim\n\nU mbyll dritarja.\n\nU ndal era.',
      instead: '## Përfundim\n',
    },
  }),
  'report/unknown-section': error<{ written: string; suggestion?: string }>({
    sq: ({ written }) => `Raporti nuk ka seksion „${written}“.`,
    ...didYouMeanOr(
      `Për titull brenda një dite përdorni ###. ${sq.sectionOrder}`,
      `For a title inside a day use ###. ${en.sectionOrder}`,
    ),
    why: 'Faqja njeh vetëm Hyrje, Objektivat, Data: … dhe Përfundim; nga to ndërton përmbajtjen e raportit.',
    en: ({ written }) => `A report has no section “${written}”.`,
    example: { in: 'report', wrong: '⟦## Objektiva⟧', right: '## Objektivat' },
  }),
  'report/section-order': error<{ heading: string; before: string }>({
    sq: ({ heading, before }) =>
      `Seksioni „${heading}“ vjen pas seksionit „${before}“, por duhet të jetë para tij.`,
    sqCure: sq.sectionOrder,
    why: 'Renditja është e njëjtë në të gjitha raportet, që lexuesi të dijë ku është.',
    en: ({ heading, before }) =>
      `The section “${heading}” comes after the section “${before}” but belongs before it.`,
    enCure: en.sectionOrder,
    example: {
      in: 'shortReport',
      wrong: '## Data: 3 Qershor 2019\n- Era.\n\n⟦## Objektivat⟧\n\n- Ta ndiejmë erën.',
      right: '## Objektivat\n\n- Ta ndiejmë erën.\n\n## Data: 3 Qershor 2019\n- Era.',
      instead: '## Data: 3 Qershor 2019\n- Një fije leshi e tregoi drejtimin.\n- Kartoni u rrotullua.',
    },
  }),
  'report/text-before-sections': error({
    sq: 'Ky tekst qëndron para seksionit të parë.',
    sqCure: 'Vini sipër tij rreshtin: ## Hyrje',
    why: 'Teksti para seksionit të parë nuk i takon asnjë pjese dhe nuk do të shfaqej.',
    en: 'This text stands before the first section.',
    enCure: 'Put above it the line: ## Hyrje',
    after: { ...afterSyntax, place: ['mdx/import'] },
    example: {
      in: 'report',
      wrong: '⟦Një fjali.⟧\n\n## Hyrje',
      right: '## Hyrje\n\nNjë fjali.',
      instead: '## Hyrje\n',
    },
  }),
  'report/heading-level': error<{
    form: 'signs' | 'underlined' | 'text'
    level: number
    title: string
    suggestion?: string
  }>({
    sq: ({ form, level, title, suggestion }) =>
      ({
        signs:
          suggestion === undefined
            ? `Në raport nuk ka tituj me ${level} ${level === 1 ? 'shenjë' : 'shenja'} #.`
            : `„${title}“ është titull seksioni, por nuk ka pikërisht dy shenja #.`,
        underlined: `Titulli „${title}“ është bërë me një vijë shenjash = nën të; në raport tituj të tillë nuk ka.`,
        text: `„${title}“ është titull seksioni, por është shkruar si tekst.`,
      })[form],
    sqCure: ({ suggestion }) =>
      suggestion === undefined
        ? 'Seksionet shkruhen me ##, titujt brenda një dite me ###.'
        : `Shkruani: ${suggestion}`,
    why: 'Raporti ka vetëm dy shkallë titujsh. Një shkallë e kapërcyer i ngatërron ata që e dëgjojnë faqen.',
    en: ({ form, level, title, suggestion }) =>
      ({
        signs:
          suggestion === undefined
            ? `A report has no headings with ${level} # ${level === 1 ? 'sign' : 'signs'}.`
            : `“${title}” is the heading of a section but does not have exactly two # signs.`,
        underlined: `The heading “${title}” is made by a line of = signs below it; a report has no such headings.`,
        text: `“${title}” is the heading of a section but is written as text.`,
      })[form],
    enCure: ({ suggestion }) =>
      suggestion === undefined
        ? 'Sections are written with ##, titles inside a day with ###.'
        : `Write: ${suggestion}`,
    example: { in: 'report', wrong: '⟦#### Matja e hijes⟧', right: '### Matja e hijes' },
  }),
  'report/empty-section': error<{ heading: string }>({
    sq: ({ heading }) => `Seksioni „${heading}“ është i zbrazët.`,
    sqCure: ({ heading }) =>
      heading === 'Objektivat'
        ? 'Shkruani një listë me pika, ose hiqeni seksionin.'
        : 'Shkruani të paktën një paragraf.',
    form: { sentence: 'Pjesa „{heading}“ nuk ka tekst.', hint: 'Shkruani tekstin.' },
    why: 'Një titull pa tekst nën të duket si gabim i faqes.',
    en: ({ heading }) => `The section “${heading}” is empty.`,
    enCure: ({ heading }) =>
      heading === 'Objektivat'
        ? 'Write a bullet list, or remove the section.'
        : 'Write at least one paragraph.',
    after: afterSyntax,
    example: {
      in: 'shortReport',
      wrong: '⟦## Përfundim⟧',
      right: '## Përfundim\n\nU ulëm kur u ul era.',
      instead: '## Përfundim\nU ulëm kur u ul era.',
    },
  }),
  'report/objectives-list': error({
    sq: 'Te objektivat lejohet vetëm një listë me pika.',
    sqCure: 'Shkruani çdo objektiv në rresht të vet: - Objektivi',
    form: {
      sentence: 'Te objektivat ka vend vetëm një listë me pika.',
      hint: 'Shënoni tekstin dhe shtypni „Listë“.',
    },
    why: 'Objektivat shfaqen si listë, prandaj nën titull vjen vetëm ajo.',
    en: 'Among the objectives only one bullet list is allowed.',
    enCure: 'Write each objective on a line of its own: - Objective',
    after: afterSyntax,
    example: {
      in: 'report',
      wrong: '## Objektivat\n\n⟦Të matim hijen.⟧',
      right: '## Objektivat\n\n- Të matim hijen.',
      instead:
        '## Objektivat\n\n* Të matim hijen.\n* Të lexojmë <span lang="en">Read Article</span> pa u ngatërruar.\n',
    },
  }),
  'report/flat-list': error({
    sq: 'Kjo pikë është e zbrazët, ose ka brenda vetes një listë a më shumë se një paragraf.',
    sqCure: 'Çdo pikë shkruhet si një tekst i vetëm: - Teksti i pikës',
    form: {
      sentence: 'Kjo pikë është e zbrazët, ose ka më shumë se një tekst.',
      hint: 'Shkruani një tekst të vetëm; nënpikën bëjeni pikë me Shift dhe Tab.',
    },
    why: 'Faqja i shfaq pikat si një rresht të vetëm teksti; listat e futura njëra në tjetrën nuk i lexon.',
    en: 'This point is empty, or holds a list or more than one paragraph.',
    enCure: 'Each point is one text: - Text of the point',
    example: { in: 'report', wrong: '⟦- vizore⟧\n  - e drurit\n', right: '- vizore\n' },
  }),
  'report/title-outside-day': error({
    sq: 'Titujt me ### lejohen vetëm brenda një dite.',
    sqCure: 'Kthejeni në paragraf, ose vendoseni nën një seksion „## Data: …“.',
    form: {
      sentence: 'Titujt e veprimtarive kanë vend vetëm brenda një dite.',
      hint: 'Bëjeni paragraf, ose zhvendoseni te një ditë.',
    },
    why: 'Titujt me ### janë veprimtari të një dite. Jashtë saj nuk kanë vend në faqe.',
    en: 'Titles with ### are allowed inside a day only.',
    enCure: 'Turn it into a paragraph, or move it below a section “## Data: …”.',
    example: {
      in: 'report',
      wrong: '⟦### Titull⟧\n\n## Objektivat',
      right: '## Objektivat',
      shown: { wrong: '## Hyrje\n\n### Si nisi', right: '## Hyrje\n\nSi nisi gjithçka: …' },
    },
  }),
  'report/empty-title': error({
    sq: 'Titulli është i zbrazët.',
    sqCure: 'Shkruani: ### Titulli i veprimtarisë',
    why: 'Një titull i zbrazët lexohet me zë si „titull“ dhe asgjë më shumë.',
    en: 'The title is empty.',
    enCure: 'Write: ### Title of the activity',
    example: { in: 'report', wrong: '⟦###⟧', right: '### Matja e hijes' },
  }),
  'report/title-without-points': error<{ title: string }>({
    sq: ({ title }) => `Pas titullit „${title}“ nuk vjen një listë me pika.`,
    sqCure: 'Shtoni nën titull të paktën një pikë, me viza: - Pika. Paragrafi pa pika shkruhet pa titull.',
    form: {
      sentence: 'Pas titullit „{title}“ nuk vjen një listë me pika.',
      hint: 'Shtoni pikat me „Listë“, ose bëjeni titullin paragraf.',
    },
    why: 'Veprimtaria ka titull dhe pika. Pa pikat, titulli do të mbetej vetëm.',
    en: ({ title }) => `No bullet list follows the title “${title}”.`,
    enCure:
      'Add at least one point below it, with a hyphen: - Point. A paragraph without points has no title.',
    after: afterSyntax,
    example: {
      in: 'report',
      wrong: '⟦### Matja e hijes⟧\n\nMatëm gjithë ditën.',
      right: '### Matja e hijes\n\n- Matëm gjithë ditën.',
      instead: '### Matja e hijes\n',
    },
  }),
  'report/picture-day': error<{ day: number; days: number }>({
    sq: ({ day, days }) => `Fotoja është për ditën ${day}, por raporti ka vetëm ${days}.`,
    sqCure: 'Shkruani cilës ditë i takon, duke numëruar nga 1, ose hiqeni rreshtin day.',
    form: {
      sentence: 'Fotoja është për ditën {day}, por raporti nuk ka kaq ditë.',
      hint: 'Shkruani një ditë që ka raporti, duke numëruar nga 1.',
    },
    why: 'Fotoja del pranë tekstit të ditës së vet; për një ditë që nuk është, nuk do të dilte askund.',
    en: ({ day, days }) => `The picture is for day ${day}, but the report has only ${days}.`,
    enCure: 'Write which day it belongs to, counted from 1, or remove the line day.',
    example: {
      in: 'report',
      wrong: 'file: 02.jpg\n    day: ⟦4⟧',
      right: 'file: 02.jpg\n    day: 3',
      instead: 'file: 02.jpg',
    },
  }),
}
