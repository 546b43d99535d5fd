import { didYouMean } from './phrases.ts'

const alternative = 'Thuaj me një fjali çfarë shihet, p.sh.: „Ilustrim: nxënës rreth një paneli diellor“.'

/** How a photo becomes a JPEG, by the format that it is in. */
export const jpegCures = {
  heic:
    'Ruaje si JPEG. Për fotot e reja në iPhone zgjidh Settings › Camera › Formats › Most Compatible; ' +
    'foton e bërë hape në kompjuter dhe eksportoje (Mac: Preview › File › Export; Windows: Photos › Save as).',
  other: 'Hape në programin ku u bë dhe ruaje (Save as ose Export) si JPEG, me mbaresën .jpg.',
}

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
  'picture/empty': ({ file }: { file: string }) => ({
    message: `Skedari „${file}“ është bosh: nuk ka asnjë bajt.`,
    cure: 'Kopjoje foton përsëri nga telefoni a kamera.',
  }),
  'picture/cut-off': ({ file }: { file: string }) => ({
    message: `Fotoja „${file}“ është e cunguar: skedarit i mungon fundi.`,
    cure: 'Kopjimi ose ngarkimi u ndërpre; kopjoje përsëri nga telefoni a kamera.',
  }),
  'picture/heic': ({ file }: { file: string }) => ({
    message: `Fotoja „${file}“ është HEIC, një format telefonash që shumica e shfletuesve nuk e shfaqin.`,
    cure: jpegCures.heic,
  }),
  'picture/foreign-format': ({ file, format }: { file: string; format: string }) => ({
    message: `Skedari „${file}“ në të vërtetë është ${format}, që shfletuesit nuk e shfaqin si foto.`,
    cure: jpegCures.other,
  }),
  'picture/animated': ({ file, frames }: { file: string; frames: number }) => ({
    message: `Fotoja „${file}“ lëviz: ka ${frames} pamje, kurse faqja shfaq foto që nuk lëvizin.`,
    cure: 'Ruaj njërën pamje si JPEG; për lëvizjen vendos lidhjen e një videoje.',
  }),
  'picture/too-large': ({ file, megapixels, most }: { file: string; megapixels: number; most: number }) => ({
    message: `Fotoja „${file}“ ka ${megapixels} milionë pika; pranohen deri në ${most} milionë.`,
    cure: 'Ruaje më të vogël: 4000 pika në anën e gjatë mjaftojnë.',
  }),
  'picture/too-heavy': ({ file, megabytes, most }: { file: string; megabytes: number; most: number }) => ({
    message: `Skedari „${file}“ peshon ${megabytes} MB; pranohen deri në ${most} MB.`,
    cure: 'Ruaje si JPEG me cilësi 90: fotoja mbetet e njëjtë, skedari bëhet shumë më i vogël.',
  }),
  'picture/unsafe-drawing': ({ file, found }: { file: string; found: string }) => ({
    message: `Vizatimi „${file}“ ka „${found}“, që nuk botohet.`,
    cure:
      'Ruaje si SVG të thjeshtë (Inkscape: Save as › Optimized SVG; Illustrator: Export › SVG; Figma: Export › SVG), ' +
      'pa skripte, animacione, lidhje e të dhëna të programit. Maskat, filtrat, motivet (pattern) e fotot brenda tij ' +
      'ktheji në forma të thjeshta, ose vizatoje pa to; në galeri vendose si PNG.',
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
    cure: `Përdor një foto me anën e gjatë të paktën ${least} pika, më mirë 1600.`,
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
    cure: 'Shtoje në galeri me dy rreshta, „- file:“ me emrin e skedarit dhe „alt:“ me fjalinë që thotë çfarë shihet; ose fshije skedarin.',
  }),
  'picture/name-clash': ({ file, other }: { file: string; other: string }) => ({
    message: `Fotot ${file} dhe ${other} do të botoheshin me të njëjtin emër.`,
    cure: 'Riemërtoje njërën prej tyre.',
  }),
}
