import { z } from 'zod'

/**
 * Reusable fields. Each schema has texts in Albanian for the editor who fills it in: `title` (label), `description`
 * (hint) and `examples`, in zod's registry. The editors' guide and the templates of `npm run new` use them.
 */

/** Marks text fields without sentences: spelling, language and typography are not checked. Dates, addresses and enums need no mark. */
export const wordlessFields = z.registry<{ words: false }>()

/** Marks groups of fields whose words are in another language than the site: rules for Albanian do not apply to them. */
export const foreignFields = z.registry<{ lang: string }>()

/** The same group of fields, marked in {@link foreignFields} as one with English words. */
export function inEnglish<Schema extends z.ZodType>(field: Schema): Schema {
  foreignFields.add(field, { lang: 'en' })
  return field
}

/** The fields of a document. */
export type DocumentSchema = z.ZodObject

/** Text of one or more lines, not empty. */
export const text = () => z.string().trim().min(1, { abort: true })

/** A name or a heading. It must not end in a comma or a semicolon left over from code. JSON Schema treats it as any text. */
export const name = () =>
  text().check(({ value, issues }) => {
    if (/[,;]$/.test(value)) issues.push({ code: 'invalid_format', format: 'regex', input: value })
  })

/** Refuses a list with equal entries: `comparedOf` returns the value to compare, which is in the field at `path` of an entry. */
export function eachOnce<Entry>(comparedOf: (entry: Entry) => string, ...path: string[]) {
  return (all: readonly Entry[], { addIssue }: z.RefinementCtx) => {
    const values = all.map(comparedOf)
    const again = values.findIndex((text, index) => values.indexOf(text) !== index)
    if (again !== -1) addIssue({ code: 'custom', path: [again, ...path] })
  }
}

/**
 * A number in a public address. Never reused: a shared link must keep meaning the same document. `Id` may be
 * `DocumentId`, the type of the numbers that exist, because the content is checked before that type is generated.
 */
export const publicId = <Id extends number = number>() =>
  z.int().positive() as z.ZodType<number> as z.ZodType<Id>

/** Calendar date as `2024-11-21`; a day that does not exist is refused. */
export const isoDate = () => z.iso.date()

/** The same field, marked in {@link wordlessFields} as one without words. */
export function wordless<Schema extends z.ZodType>(field: Schema): Schema {
  wordlessFields.add(field, { words: false })
  return field
}

/** File name of a picture in the document's own folder. */
export const pictureFile = () => wordless(z.string().regex(/^[^/\\]+\.(jpe?g|png|webp|avif|svg)$/i))

/** The code of a language, as `en`. */
export const language = () => wordless(z.string().min(2))

/** A day as it is printed. */
export const printedDay = () => wordless(text())

/** Marks placeholders, texts not written by the association itself: a release refuses them. In files the mark is `placeholder: true`. */
export const placeholder = () =>
  z
    .literal(true)
    .optional()
    .meta({
      title: 'Tekst i përkohshëm',
      description:
        'Shkruhet true kur teksti rri në vend të fjalëve të shoqatës; rreshti fshihet kur ato vijnë.',
      examples: [true],
    })

/** What the page in English says of a document; a document without it is not on that page. */
export const english = (examples: { title: string; summary: string }) =>
  inEnglish(
    z.strictObject({
      title: name().meta({
        title: 'Titulli në anglisht',
        description: 'Titulli i përkthyer, për faqen në anglisht.',
        examples: [examples.title],
      }),
      summary: text().meta({
        title: 'Përmbledhja në anglisht',
        description: 'Një deri në tri fjali në anglisht, pa asgjë që nuk e thotë teksti shqip.',
        examples: [examples.summary],
      }),
    }),
  )
    .optional()
    .meta({
      title: 'Anglisht',
      description: 'Çfarë thotë faqja në anglisht (/en). Pa të nuk del në atë faqe.',
    })

/** A document as the page in English names it. */
export type English = NonNullable<z.infer<ReturnType<typeof english>>>

/** A telephone number with its international prefix. */
export const phone = () =>
  wordless(z.string().regex(/^\+\d[\d ]{6,18}\d$/)).meta({
    title: 'Telefoni',
    description: 'Me prefiks ndërkombëtar, në grupe me hapësirë.',
    examples: ['+383 00 000 001'],
  })

/** An address of another site. */
export const linkAddress = (description: string) =>
  z.url({ protocol: /^https$/ }).meta({
    title: 'Adresa',
    description: `${description} Nis me https://.`,
    examples: ['https://www.example.org'],
  })

/** A picture with its alternative text (WCAG 1.1.1). */
const pictureReference = () =>
  z.strictObject({
    file: pictureFile().meta({
      title: 'Skedari',
      description: 'Emri i skedarit të fotos, që ndodhet në të njëjtën dosje.',
      examples: ['01.jpg'],
    }),
    alt: text().meta({
      title: 'Përshkrimi i fotos',
      description: 'Çfarë shihet në foto, për ata që nuk mund ta shohin.',
      examples: ['Nxënës rreth një tavoline me panele të vogla diellore'],
    }),
  })

const percent = (title: string, description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta({ title, description, examples: [example] })

/** The point that a crop keeps. */
export const focus = () =>
  z
    .strictObject({
      x: percent('Nga e majta', 'Sa përqind e gjerësisë ka në të majtë të pikës, në dhjetëshe.', 30),
      y: percent('Nga lart', 'Sa përqind e lartësisë ka mbi pikën, në dhjetëshe.', 20),
    })
    .optional()
    .meta({
      title: 'Pika kryesore',
      description: 'Ajo që duhet të shihet kur fotoja pritet, p.sh. një fytyrë. Pa të pritet rreth mesit.',
    })

/** A picture that is cropped somewhere. */
export const croppedPicture = () => pictureReference().extend({ focus: focus() })

/** A picture of a gallery. */
export const galleryPicture = () =>
  pictureReference().extend({
    caption: text()
      .optional()
      .meta({
        title: 'Diçitura',
        description:
          'Teksti nën foto: çfarë nuk shihet në të, si vendi, ora a rasti. Pa të nën foto nuk del asgjë.',
        examples: ['Matja e parë e hijes, në oborrin e shkollës.'],
      }),
    credit: wordless(name())
      .optional()
      .meta({
        title: 'Autori i fotos',
        description: 'Kush e ka bërë foton, kur duhet thënë.',
        examples: ['Ekipi i shoqatës'],
      }),
  })
