import { didYouMean } from './phrases.ts'

const order = 'Radha është: Hyrje, Objektivat (kur ka), Data: …, Përfundim.'

/** A heading that is not of its level: how it is written, and the right one where it is known. */
type HeadingLevel = {
  form: 'signs' | 'underlined' | 'text'
  level: number
  title: string
  suggestion: string | undefined
}

/** Structure of reports and projects. */
export const reportMessages = {
  'report/missing-section': ({ heading }: { heading: string }) => ({
    message: `Raportit i mungon seksioni „${heading}“.`,
    cure: `Shto një rresht „## ${heading}“ dhe tekstin e tij. ${order}`,
  }),
  'report/repeated-section': ({ heading }: { heading: string }) => ({
    message: `Seksioni „${heading}“ është shkruar dy herë.`,
    cure: 'Bashkoji të dy në një.',
  }),
  'report/unknown-section': ({
    written,
    suggestion,
  }: {
    written: string
    suggestion: string | undefined
  }) => ({
    message: `Raporti nuk ka seksion „${written}“.`,
    cure: didYouMean(suggestion) ?? `Për titull brenda një dite përdor ###. ${order}`,
  }),
  'report/section-order': ({ heading, before }: { heading: string; before: string }) => ({
    message: `Seksioni „${heading}“ vjen pas seksionit „${before}“, por duhet të jetë para tij.`,
    cure: order,
  }),
  'report/text-before-sections': () => ({
    message: 'Ky tekst qëndron para seksionit të parë.',
    cure: 'Vër sipër tij rreshtin: ## Hyrje',
  }),
  'report/heading-level': ({ form, level, title, suggestion }: HeadingLevel) => ({
    message: {
      signs:
        suggestion === undefined
          ? `Në raport nuk ka tituj me ${level} ${level === 1 ? 'shenjë' : 'shenja'} #.`
          : `„${title}“ është titull seksioni, por nuk ka pikërisht dy shenja #.`,
      underlined: `Titulli „${title}“ është bërë me një vijë shenjash = nën të; në raport tituj të tillë nuk ka.`,
      text: `„${title}“ është titull seksioni, por është shkruar si tekst.`,
    }[form],
    cure:
      suggestion === undefined
        ? 'Seksionet shkruhen me ##, titujt brenda një dite me ###.'
        : `Shkruaj: ${suggestion}`,
  }),
  'report/empty-section': ({ heading }: { heading: string }) => ({
    message: `Seksioni „${heading}“ është i zbrazët.`,
    cure:
      heading === 'Objektivat'
        ? 'Shkruaj një listë me pika, ose hiqe seksionin.'
        : 'Shkruaj të paktën një paragraf.',
  }),
  'report/objectives-list': () => ({
    message: 'Te objektivat lejohet vetëm një listë me pika.',
    cure: 'Shkruaj çdo objektiv në rresht të vet: - Objektivi',
  }),
  'report/flat-list': () => ({
    message: 'Kjo pikë është e zbrazët, ose ka brenda vetes një listë a më shumë se një paragraf.',
    cure: 'Çdo pikë shkruhet si një tekst i vetëm: - Teksti i pikës',
  }),
  'report/title-outside-day': () => ({
    message: 'Titujt me ### lejohen vetëm brenda një dite.',
    cure: 'Ktheje në paragraf, ose vendose nën një seksion „## Data: …“.',
  }),
  'report/empty-title': () => ({
    message: 'Titulli është i zbrazët.',
    cure: 'Shkruaj: ### Titulli i veprimtarisë',
  }),
  'report/title-without-points': ({ title }: { title: string }) => ({
    message: `Pas titullit „${title}“ nuk vjen një listë me pika.`,
    cure: 'Shto nën titull të paktën një pikë, me viza: - Pika. Paragrafi pa pika shkruhet pa titull.',
  }),
  'report/empty-day': ({ label }: { label: string }) => ({
    message: `Dita „${label}“ është e zbrazët.`,
    cure: 'Shkruaj një paragraf, ose një titull ### me pika nën të.',
  }),
  'report/day-label': () => ({
    message: 'Pas „Data:“ mungon data ose emri i ditës.',
    cure: 'Shkruaj p.sh.: ## Data: 21 Nëntor 2024 – ose: ## Data: Takimi i dytë',
  }),
  'report/day-date': ({
    label,
    suggestion,
    example,
  }: {
    label: string
    suggestion: string | undefined
    example: string
  }) => ({
    message: `„${label}“ nuk është datë e shkruar drejt, ose nuk ekziston në kalendar.`,
    cure:
      suggestion === undefined
        ? `Shkruaj ditën, muajin me shkronjë të madhe dhe vitin: ## Data: ${example}`
        : `Shkruaj: ## Data: ${suggestion}`,
  }),
  'report/day-outside': ({ label, first, last }: { label: string; first: string; last: string }) => ({
    message: `Dita „${label}“ nuk bie brenda edicionit, që zgjat nga ${first} deri më ${last}.`,
    cure: 'Ndreqe datën e ditës, ose fushat start dhe end.',
  }),
  'report/day-order': ({ label, before }: { label: string; before: string }) => ({
    message: `Dita „${label}“ vjen pas ditës „${before}“, por në kalendar nuk është pas saj.`,
    cure: 'Renditi ditët sipas kalendarit, secilën një herë.',
  }),
  'report/year-folder': ({ year, folder }: { year: number; folder: string }) => ({
    message: `Viti ${year} nuk përputhet me dosjen „${folder}“.`,
    cure: `Shkruaj: year: ${folder} – ose zhvendose raportin te reports/${year}.`,
  }),
  'report/year-start': ({ year, start }: { year: number; start: string }) => ({
    message: `Dita e parë ${start} nuk bie në vitin ${year} të edicionit.`,
    cure: `Ndreqe fushën start, ose shkruaj: year: ${start.slice(0, 4)}`,
  }),
  'report/date-range': ({ start, end }: { start: string; end: string }) => ({
    message: `Edicioni mbaron më ${end}, para se të nisë më ${start}.`,
    cure: 'Ndreqi fushat start dhe end.',
  }),
  'report/read-time': ({
    words,
    minutes,
    corrected,
  }: {
    words: number
    minutes: number
    corrected: string
  }) => ({
    message: `Teksti ka ${words} fjalë; kjo nuk lexohet në ${minutes} min (150 deri në 220 fjalë në minutë).`,
    cure: `Shkruaj: readTime: ${corrected} – ose ndryshoje gjatësinë e tekstit.`,
  }),
  'project/empty': () => ({
    message: 'Projekti nuk ka përshkrim.',
    cure: 'Shkruaj nën fushat të paktën një fjali.',
  }),
  'project/heading': () => ({
    message: 'Përshkrimi i projektit nuk ka tituj.',
    cure: 'Ktheje titullin në paragraf, ose në një pikë liste.',
  }),
  'project/year-range': ({ written }: { written: string }) => ({
    message: `Periudha „${written}“ mbaron para se të nisë, ose në të njëjtin vit.`,
    cure: 'Shkruaj vitin më të hershëm të parin, p.sh. 2023-2024; për një vit të vetëm vetëm atë.',
  }),
  'project/year-name': ({ years, name }: { years: string; name: string }) => ({
    message: `Emri i skedarit „${name}“ nuk nis me vitin „${years}“ të projektit.`,
    cure: `Ndreqe vitin, ose riemërtoje skedarin: ${years}-…`,
  }),
}
