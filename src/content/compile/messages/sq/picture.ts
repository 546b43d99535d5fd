import { didYouMean } from './phrases.ts'

const alternative = 'Thuaj me një fjali çfarë shihet, p.sh.: „Ilustrim: nxënës rreth një paneli diellor“.'

/** Pictures and their words. */
export const pictureMessages = {
  'picture/missing': ({
    file,
    folder,
    suggestion,
  }: {
    file: string
    folder: string
    suggestion: string | undefined
  }) => ({
    message: `Fotoja „${file}“ nuk gjendet në dosjen ${folder}.`,
    cure: didYouMean(suggestion) ?? 'Vendose skedarin në dosje, ose ndreqe emrin.',
  }),
  'picture/case': ({ file, other }: { file: string; other: string }) => ({
    message: `Fotoja quhet „${other}“, jo „${file}“: shkronjat e mëdha e të vogla dallohen.`,
    cure: `Shkruaj: ${other}`,
  }),
  'picture/unreadable': ({ file }: { file: string }) => ({
    message: `Fotoja „${file}“ është e prishur ose nuk është foto.`,
    cure: 'Hape në kompjuter; nëse nuk hapet, zëvendësoje me origjinalin.',
  }),
  'picture/format': ({ file, format }: { file: string; format: string }) => ({
    message: `Fotoja „${file}“ në të vërtetë është e formatit ${format}, jo ashtu si thotë mbaresa.`,
    cure: 'Ruaje foton përsëri si JPEG, ose ndërroje mbaresën e emrit.',
  }),
  'picture/raster-only': ({ file }: { file: string }) => ({
    message: `„${file}“ është vizatim vektorial; këtu duhet foto.`,
    cure: 'Përdor një skedar .jpg ose .png.',
  }),
  'picture/vector-only': ({ file }: { file: string }) => ({
    message: `„${file}“ është foto; këtu duhet një vizatim i vogël vektorial.`,
    cure: 'Përdor një skedar .svg.',
  }),
  'picture/small': ({
    file,
    width,
    height,
    least,
  }: {
    file: string
    width: number
    height: number
    least: number
  }) => ({
    message: `Fotoja „${file}“ është e vogël (${width} × ${height}) dhe do të dalë e turbullt.`,
    cure: `Përdor një foto me ana e gjatë të paktën ${least} pika, më mirë 1600.`,
  }),
  'picture/large': ({
    file,
    width,
    height,
    megabytes,
  }: {
    file: string
    width: number
    height: number
    megabytes: number
  }) => ({
    message: `Fotoja „${file}“ është tepër e madhe (${width} × ${height}${megabytes === 0 ? '' : `, ${megabytes} MB`}).`,
    cure: 'Zvogëloje para se ta vendosësh: anë e gjatë deri në 6000 pika dhe skedar nën 25 MB mjaftojnë plotësisht.',
  }),
  'picture/alt-empty': () => ({
    message: 'Fotos i mungon përshkrimi për ata që nuk e shohin (alt).',
    cure: alternative,
  }),
  'picture/alt-file-name': ({ alt }: { alt: string }) => ({
    message: `„${alt}“ është emër skedari, jo përshkrim i fotos.`,
    cure: alternative,
  }),
  'picture/alt-repeated': ({ alt }: { alt: string }) => ({
    message: `Përshkrimi „${alt}“ përsëritet në të njëjtën galeri.`,
    cure: 'Përshkruaj atë që e dallon këtë foto nga të tjerat.',
  }),
  'picture/repeated': ({ file }: { file: string }) => ({
    message: `Fotoja „${file}“ është dy herë në të njëjtën galeri.`,
    cure: 'Mbaje një herë të vetme.',
  }),
  'picture/unused': ({ file }: { file: string }) => ({
    message: `Fotoja ${file} nuk shfaqet askund.`,
    cure: 'Shtoje në galeri, ose fshije skedarin.',
  }),
  'picture/name-clash': ({ file, other }: { file: string; other: string }) => ({
    message: `Fotot ${file} dhe ${other} do të botoheshin me të njëjtin emër.`,
    cure: 'Riemërtoje njërën prej tyre.',
  }),
}
