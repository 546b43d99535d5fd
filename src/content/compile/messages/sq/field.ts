import { didYouMean, oneOf, writeLike } from './phrases.ts'

type Field = { field: string; example: string | undefined }
/** The line as it was meant, where that can be told. */
type Corrected = { corrected: string | undefined }

const kinds: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'numër',
  int: 'numër i plotë',
  boolean: 'po ose jo',
  array: 'listë',
  tuple: 'listë',
  object: 'grup fushash',
  null: 'asgjë',
}

const list = 'Shkruaje secilën vlerë në rresht të vet nën emrin e fushës, me vizë dhe hapësirë para saj: - …'
/** What to write of each kind where no example is known. */
const plainCures: Readonly<Record<string, string>> = {
  string: 'Vëre vlerën në thonjëza: "…"',
  array: list,
  tuple: list,
}

const forms: Readonly<Record<string, { what: string; cure: string }>> = {
  email: { what: 'nuk është adresë e-poste', cure: 'Shkruaj p.sh.: emri@shembull.org' },
  url: { what: 'nuk është adresë e plotë uebi', cure: 'Adresa nis me https:// dhe nuk ka hapësira.' },
  safeint: { what: 'nuk është numër i plotë', cure: 'Shkruaj një numër pa presje dhe pa pikë.' },
}

/** Fields of frontmatter and of data files. */
export const fieldMessages = {
  'frontmatter/unknown-field': ({
    field,
    suggestion,
    known,
  }: {
    field: string
    suggestion: string | undefined
    known: string[]
  }) => ({
    message: `Fusha „${field}“ nuk njihet këtu.`,
    cure:
      field === 'description' && known.includes('themes')
        ? 'Zhvendose poshtë vijës së dytë: përshkrimi i projektit shkruhet atje, pa emër fushe.'
        : (didYouMean(suggestion) ?? `Hiqe; fushat e njohura janë ${known.join(', ')}.`),
  }),
  'frontmatter/missing-field': ({ field, example }: Field) => ({
    message: `Mungon fusha „${field}“.`,
    cure: writeLike(example, `Shto rreshtin: ${field}: …`),
  }),
  'frontmatter/empty-field': ({ field, example }: Field) => ({
    message: `Fusha „${field}“ është e zbrazët.`,
    cure: writeLike(example, `Shkruaj vlerën pas dy pikave: ${field}: …`),
  }),
  'frontmatter/wrong-type': ({
    field,
    expected,
    actual,
    example,
    corrected,
  }: Field & Corrected & { expected: string; actual: string }) => ({
    message: `Te fusha „${field}“ pritet ${kinds[expected] ?? expected}, por është shkruar ${kinds[actual] ?? actual}.`,
    cure:
      corrected === undefined
        ? writeLike(example, plainCures[expected] ?? 'Shihe të njëjtën fushë te një dokument tjetër.')
        : `Shkruaj: ${corrected}`,
  }),
  'frontmatter/too-few': ({
    field,
    limit,
    exact,
    actual,
  }: Field & { limit: number; exact: boolean; actual: number }) => ({
    message: `Lista „${field}“ ka ${actual}, por duhen ${exact ? '' : 'të paktën '}${limit}.`,
    cure: `Shto edhe ${limit - actual}.`,
  }),
  'frontmatter/too-many': ({
    field,
    limit,
    exact,
    actual,
  }: Field & { limit: number; exact: boolean; actual: number }) => ({
    message: `Lista „${field}“ ka ${actual}, por duhen ${exact ? '' : 'e shumta '}${limit}.`,
    cure: `Hiq ${actual - limit}.`,
  }),
  'frontmatter/repeated': ({ field, written }: { field: string; written: string }) => ({
    message: `Te lista „${field}“ vlera „${written}“ është dy herë.`,
    cure: 'Mbaje një herë të vetme.',
  }),
  'frontmatter/too-small': ({
    field,
    limit,
    actual,
    example,
  }: Field & { limit: number; exact: boolean; actual: number }) => ({
    message: `Te fusha „${field}“ numri ${actual} është tepër i vogël; më i vogli i lejuar është ${limit}.`,
    cure: writeLike(example, `Shkruaj ${limit} ose më shumë.`),
  }),
  'frontmatter/too-large': ({
    field,
    limit,
    actual,
    example,
  }: Field & { limit: number; exact: boolean; actual: number }) => ({
    message: `Te fusha „${field}“ numri ${actual} është tepër i madh; më i madhi i lejuar është ${limit}.`,
    cure: writeLike(example, `Shkruaj ${limit} ose më pak.`),
  }),
  'frontmatter/date': ({ field, written, example, corrected }: Field & Corrected & { written: string }) => ({
    message: /^\d{4}-\d{2}-\d{2}$/.test(written)
      ? `Te fusha „${field}“ data „${written}“ nuk ekziston në kalendar.`
      : `Te fusha „${field}“ data „${written}“ nuk është shkruar si vit-muaj-ditë.`,
    cure:
      corrected === undefined
        ? writeLike(example, `Shkruaj p.sh.: ${field}: 2024-11-21`)
        : `Shkruaj: ${corrected}`,
  }),
  'frontmatter/form': ({
    field,
    written,
    form,
    example,
    corrected,
  }: Field & Corrected & { written: string; form: string }) => ({
    message:
      written === ''
        ? `Te fusha „${field}“ vlera nuk ka formën e duhur.`
        : `Te fusha „${field}“ vlera „${written}“ ${forms[form]?.what ?? 'nuk ka formën e duhur'}.`,
    cure:
      corrected === undefined
        ? writeLike(example, forms[form]?.cure ?? 'Shihe të njëjtën fushë te një dokument tjetër.')
        : `Shkruaj: ${corrected}`,
  }),
  'frontmatter/placeholder': ({ unknown, known }: { unknown: string[]; known: string[] }) => ({
    message: `Pjesën ${unknown.join(', ')} faqja nuk e plotëson te kjo fjalë.`,
    cure:
      known.length === 0
        ? 'Shkruaje fjalën pa kllapa { }.'
        : `Përdor vetëm ${known.join(', ')} – pikërisht kështu.`,
  }),
  'frontmatter/markup': ({ written, corrected }: { written: string; corrected: string | undefined }) => ({
    message: `Kjo fushë është tekst i thjeshtë: „${written}“ do të dilte në faqe ashtu si është.`,
    cure:
      corrected === undefined
        ? 'Hiqi shenjat e HTML-së dhe shkruaji shkronjat drejtpërdrejt.'
        : `Shkruaj: ${corrected}`,
  }),
  'frontmatter/not-allowed': ({
    field,
    written,
    allowed,
    suggestion,
  }: {
    field: string
    written: string
    allowed: string[]
    suggestion: string | undefined
  }) => ({
    message:
      allowed.join('') === ''
        ? `Fusha „${field}“ këtu duhet të mbetet e zbrazët: fotoja është vetëm zbukurim.`
        : `Te fusha „${field}“ vlera „${written}“ nuk është ndër të lejuarat.`,
    cure:
      allowed.join('') === ''
        ? `Shkruaj: ${field}: ""`
        : (didYouMean(suggestion) ?? `Shkruaj ${oneOf(allowed)}.`),
  }),
  'description/length': ({ length, least, most }: { length: number; least: number; most: number }) => ({
    message: `Përshkrimi ka ${length} shenja; në kartelë dhe në rezultatet e kërkimit lexohet mirë me ${least} deri në ${most}.`,
    cure: length < least ? 'Zgjate me një gjë konkrete nga teksti.' : 'Shkurtoje në një ose dy fjali.',
  }),
  'date/printed': ({ written, corrected }: { written: string; corrected: string }) => ({
    message: `Data e shtypur „${written}“ nuk thotë të njëjtat ditë si fushat e datës.`,
    cure: `Shkruaj: date: ${corrected} – ose ndreqi fushat e datës.`,
  }),
  'date/unreadable': ({
    written,
    corrected,
    example,
  }: {
    written: string
    corrected: string | undefined
    example: string
  }) => ({
    message:
      corrected === undefined
        ? `Nga data e shtypur „${written}“ nuk lexohet dot asnjë ditë e kalendarit.`
        : `Data e shtypur „${written}“ nuk është shkruar ashtu si shtypen datat këtu.`,
    cure: corrected === undefined ? `Shkruaj p.sh.: date: ${example}` : `Shkruaj: date: ${corrected}`,
  }),
  'date/too-early': ({ year, first }: { year: number; first: number }) => ({
    message: `Viti ${year} është para vitit ${first}, kur ende nuk kishte çfarë të botohej këtu.`,
    cure: 'Ndreqe vitin; ndoshta dy shifra janë ndërruar.',
  }),
  'date/too-late': ({ year, last }: { year: number; last: number }) => ({
    message: `Viti ${year} është ende larg; këtu pritet e shumta viti ${last}.`,
    cure: 'Ndreqe vitin; ndoshta dy shifra janë ndërruar.',
  }),
}
