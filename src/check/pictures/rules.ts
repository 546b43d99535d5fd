import { didYouMeanOr } from '../rules/phrases/cures.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error, warning } from '../rules/record.ts'

/** Pictures and their alternative texts. */
export const pictureRules = {
  'picture/missing': error<{ file: string; folder: string; suggestion?: string }>({
    sq: ({ file, folder }) => `Fotoja „${file}“ nuk gjendet në dosjen ${folder}.`,
    ...didYouMeanOr(
      'Vendoseni skedarin në dosje, ose ndreqeni emrin.',
      'Put the file into the folder, or correct the name.',
    ),
    form: {
      sentence: 'Fotoja e zgjedhur këtu nuk gjendet më.',
      hint: 'Ngarkojeni përsëri ose zgjidhni një foto tjetër.',
    },
    why: 'Fotoja e përmendur duhet të jetë në të njëjtën dosje me dokumentin.',
    en: ({ file, folder }) => `The picture “${file}” is not in the folder ${folder}.`,
    ofPlace: true,
    example: { in: 'report', wrong: 'file: ⟦04.jpg⟧', right: 'file: 02.jpg' },
  }),
  'picture/case': error<{ file: string; other: string }>({
    sq: ({ file, other }) => `Fotoja quhet „${other}“, jo „${file}“: shkronjat e mëdha e të vogla dallohen.`,
    sqCure: ({ other }) => `Shkruani: ${other}`,
    why: 'Te serverët 02.JPG dhe 02.jpg janë dy skedarë të ndryshëm, edhe pse kompjuteri juaj i merr për një.',
    en: ({ file, other }) =>
      `The picture is called “${other}”, not “${file}”: capital and small letters differ.`,
    enCure: ({ other }) => `Write: ${other}`,
    example: { in: 'report', wrong: 'file: ⟦02.JPG⟧', right: 'file: 02.jpg' },
  }),
  'picture/unreadable': error<{ file: string }>({
    sq: ({ file }) => `Fotoja „${file}“ është e prishur ose nuk është foto.`,
    sqCure: 'Hapeni në kompjuter; nëse nuk hapet, zëvendësojeni me origjinalin.',
    why: 'Skedari është i prishur, ose nuk është foto. Në faqe do të dilte një kornizë bosh.',
    en: ({ file }) => `The picture “${file}” is damaged or is no picture.`,
    enCure: 'Open it on your computer; if it does not open, replace it with the original.',
    example: { wrong: '02.jpg, i shkarkuar përgjysmë', right: '02.jpg, i kopjuar përsëri nga origjinali' },
  }),
  'picture/empty': error<{ file: string }>({
    sq: ({ file }) => `Skedari „${file}“ është bosh: nuk ka asnjë bajt.`,
    sqCure: 'Kopjojeni foton përsëri nga telefoni a kamera.',
    why: 'Skedari është krijuar, por kopjimi nuk ka filluar fare: brenda nuk ka asgjë.',
    en: ({ file }) => `The file “${file}” is empty: it has no bytes.`,
    enCure: 'Copy the photo again from the phone or camera.',
    example: { wrong: '02.jpg, 0 bajte', right: '02.jpg, i kopjuar përsëri nga telefoni' },
  }),
  'picture/cut-off': error<{ file: string }>({
    sq: ({ file }) => `Fotoja „${file}“ është e cunguar: skedarit i mungon fundi.`,
    sqCure: 'Kopjimi ose ngarkimi u ndërpre; kopjojeni përsëri nga telefoni a kamera.',
    why: 'Kopjimi ose ngarkimi u ndërpre në mes. Shfletuesi do ta tregonte gjysmën e fotos, mbi një sipërfaqe të hirtë.',
    en: ({ file }) => `The photo “${file}” is cut off: the end of the file is missing.`,
    enCure: 'Copying or uploading was interrupted; copy it again from the phone or camera.',
    example: { wrong: '02.jpg, i ngarkuar deri në gjysmë', right: '02.jpg, i kopjuar përsëri deri në fund' },
  }),
  'picture/heic': error<{ file: string }>({
    sq: ({ file }) =>
      `Fotoja „${file}“ është HEIC, një format telefonash që shumica e shfletuesve nuk e shfaqin.`,
    sqCure: sq.jpegCures.heic,
    why: 'Disa telefona i ruajnë fotot si HEIC, që shumica e shfletuesve nuk e shfaqin. Ndërrimi i mbaresës nuk e ndërron formatin.',
    en: ({ file }) => `The photo “${file}” is HEIC, a format of phones that most browsers do not show.`,
    enCure: en.jpegCures.heic,
    example: {
      wrong: 'IMG_0412.HEIC, i riemërtuar në 02.jpg',
      right: '02.jpg, i eksportuar nga telefoni si JPEG',
    },
  }),
  'picture/foreign-format': error<{ file: string; format: string }>({
    sq: ({ file, format }) =>
      `Skedari „${file}“ në të vërtetë është ${format}, format që nuk përdoret për fotot.`,
    sqCure: sq.jpegCures.other,
    why: 'Fotot e faqes bëhen nga JPEG, PNG, WebP ose AVIF. Formatet e skanerëve, të kamerave e të programeve të vizatimit nuk shfaqen në shfletues.',
    en: ({ file, format }) =>
      `The file “${file}” is in fact ${format}, a format that is not used for photos.`,
    enCure: en.jpegCures.other,
    example: { wrong: 'Një dokument PDF ose TIFF me emrin 02.jpg', right: '02.jpg, i eksportuar si JPEG' },
  }),
  'picture/animated': error<{ file: string; frames: number }>({
    sq: ({ file, frames }) =>
      `Fotoja „${file}“ lëviz: ka ${frames} pamje, kurse faqja shfaq foto që nuk lëvizin.`,
    sqCure: 'Ruani njërën pamje si JPEG; për lëvizjen vendosni lidhjen e një videoje.',
    why: 'Fotot që lëvizin i pengojnë ata që lexojnë, dhe nuk mund të ndalen. Faqja tregon vetëm foto të palëvizshme.',
    en: ({ file, frames }) =>
      `The photo “${file}” moves: it has ${frames} frames, and the site shows photos that stand still.`,
    enCure: 'Save one of its frames as a JPEG; for the motion link to a video.',
    example: { wrong: 'Një GIF a WebP me 24 pamje', right: 'Njëra pamje, e ruajtur si JPEG' },
  }),
  'picture/too-large': error<{ file: string; megapixels: number; most: number }>({
    sq: ({ file, megapixels, most }) =>
      `Fotoja „${file}“ ka ${megapixels} milionë pika; pranohen deri në ${most} milionë.`,
    sqCure: 'Ruajeni më të vogël: 4000 pika në anën e gjatë mjaftojnë.',
    why: 'Një foto me kaq shumë pika nuk përpunohet dot me kujtesën që ka kompjuteri kur ndërton faqen, dhe në faqe nuk duket më e mirë.',
    en: ({ file, megapixels, most }) =>
      `The photo “${file}” has ${megapixels} million pixels; up to ${most} million are accepted.`,
    enCure: 'Save it smaller: 4000 pixels on the longer side are enough.',
    example: { wrong: '20000 × 15000 pika', right: '4000 × 3000 pika' },
  }),
  'picture/too-heavy': error<{ file: string; megabytes: number; most: number }>({
    sq: ({ file, megabytes, most }) =>
      `Skedari „${file}“ peshon ${megabytes} MB; pranohen deri në ${most} MB.`,
    sqCure: 'Ruajeni si JPEG me cilësi 90: fotoja mbetet e njëjtë, skedari bëhet shumë më i vogël.',
    why: 'Skedarë kaq të rëndë mbeten përgjithmonë në historinë e projektit dhe e ngadalësojnë për të gjithë.',
    en: ({ file, megabytes, most }) =>
      `The file “${file}” weighs ${megabytes} MB; up to ${most} MB are accepted.`,
    enCure: 'Save it as a JPEG with quality 90: the photo stays the same, the file becomes much smaller.',
    example: { wrong: '02.png, 140 MB', right: '02.jpg me cilësi 90, 3 MB' },
  }),
  'picture/unsafe-drawing': error<{ file: string; found: string }>({
    sq: ({ file, found }) => `Vizatimi „${file}“ ka „${found}“, që nuk botohet.`,
    sqCure:
      'Ruajeni si SVG të thjeshtë (Inkscape: Save as › Optimized SVG; Illustrator: Export › SVG; Figma: Export › SVG), ' +
      'pa skripte, animacione, lidhje e të dhëna të programit. Maskat, filtrat, motivet (pattern) e fotot brenda tij ' +
      'kthejini në forma të thjeshta, ose vizatojeni pa to; në galeri vendoseni si PNG.',
    why: 'Një vizatim SVG mund të mbajë programe, lidhje e të dhëna për ata që e vizatuan. Prandaj botohen vetëm forma, tekste, ngjyra me kalim (gradient) e prerje (clip-path); çdo element a atribut tjetër refuzohet: skriptet, animacionet, komentet, fotot, maskat, filtrat, motivet dhe adresat jashtë vizatimit. Refuzohet edhe vizatimi ku pjesët përsërisin njëra-tjetrën aq shumë, sa faqja do të ngrinte. Në program kthejini këto në forma të thjeshta dhe ruajeni si SVG të thjeshtë; në galeri vendoseni si PNG.',
    en: ({ file, found }) => `The drawing “${file}” has “${found}”, which is not published.`,
    enCure:
      'Save it as a plain SVG (Inkscape: Save as › Optimized SVG; Illustrator: Export › SVG; Figma: Export › SVG), ' +
      'without scripts, motion, links and data of the program. Turn masks, filters, patterns and photos within it ' +
      'into plain shapes, or draw it without them; in a gallery use a PNG.',
    example: { wrong: '<svg onload="…">', right: '<svg viewBox="0 0 96 96"><path d="M8 88h80"/></svg>' },
  }),
  'picture/format': error<{ file: string; format: string }>({
    sq: ({ file, format }) =>
      `Fotoja „${file}“ në të vërtetë është e formatit ${format}, jo ashtu si thotë mbaresa.`,
    sqCure: 'Ruajeni foton përsëri si JPEG, ose ndërrojeni mbaresën e emrit.',
    why: 'Mbaresa e emrit duhet të thotë formatin e vërtetë; disa programe e ndërrojnë vetëm emrin.',
    en: ({ file, format }) =>
      `The picture “${file}” is really of the format ${format}, not what its ending says.`,
    enCure: 'Save the picture as JPEG again, or change the ending of its name.',
    example: { wrong: '02.jpg që në të vërtetë është PNG', right: '02.jpg, i ruajtur si JPEG' },
  }),
  'picture/raster-only': error<{ file: string }>({
    sq: ({ file }) => `„${file}“ është vizatim vektorial; këtu duhet foto.`,
    sqCure: 'Përdorni një skedar .jpg ose .png.',
    why: 'Galeritë tregojnë fotografi; vizatimet vektoriale nuk zvogëlohen dot në madhësitë që i duhen faqes.',
    en: ({ file }) => `“${file}” is a vector drawing; a photograph is needed here.`,
    enCure: 'Use a .jpg or .png file.',
    example: {
      wrong: 'cover: { file: kopertina.svg, alt: Dritarja e klasës në mëngjes }',
      right: 'cover: { file: kopertina.jpg, alt: Dritarja e klasës në mëngjes }',
    },
  }),
  'picture/vector-only': error<{ file: string }>({
    sq: ({ file }) => `„${file}“ është foto; këtu duhet një vizatim i vogël vektorial.`,
    sqCure: 'Përdorni një skedar .svg.',
    why: 'Kartelat kanë vizatime të vogla, që mbeten të mprehta në çdo madhësi.',
    en: ({ file }) => `“${file}” is a photograph; a small vector drawing is needed here.`,
    enCure: 'Use an .svg file.',
    example: {
      in: 'home',
      wrong: '{ picture: ⟦a.jpg⟧, title: Matim',
      right: '{ picture: diell.svg, title: Matim',
    },
  }),
  'picture/tiny': error<{ file: string; width: number; height: number; least: number }>({
    sq: ({ file, width, height }) =>
      `Fotoja „${file}“ ka vetëm ${width} × ${height} pika: është tepër e vogël për çdo vend ku shfaqet.`,
    sqCure: ({ least }) =>
      `Përdorni foton origjinale të aparatit a të telefonit, me anën e gjatë të paktën ${least} pika, më mirë 1600.`,
    why: 'Edhe vendi më i ngushtë i faqes është më i gjerë se kaq: nga fotoja do të shihej vetëm një njollë.',
    en: ({ file, width, height }) =>
      `The picture “${file}” has only ${width} × ${height} pixels: too small for any place in which it is shown.`,
    enCure: ({ least }) =>
      `Use the original of the camera or the phone, whose longer side has at least ${least} pixels, better 1600.`,
    example: { wrong: '8 × 8 pika', right: '1600 × 1067 pika' },
  }),
  'picture/small': warning<{ file: string; width: number; height: number; least: number }>({
    sq: ({ file, width, height }) =>
      `Fotoja „${file}“ është e vogël (${width} × ${height}) dhe do të dalë e turbullt.`,
    sqCure: ({ least }) => `Përdorni një foto me anën e gjatë të paktën ${least} pika, më mirë 1600.`,
    why: 'Një foto më e ngushtë se vendi ku shfaqet zmadhohet dhe del e turbullt.',
    en: ({ file, width, height }) =>
      `The picture “${file}” is small (${width} × ${height}) and will look blurred.`,
    enCure: ({ least }) => `Use a picture whose longer side has at least ${least} pixels, better 1600.`,
    example: { wrong: '320 × 213 pika', right: '1600 × 1067 pika' },
  }),
  'picture/alt-empty': error({
    sq: 'Fotos i mungon përshkrimi për ata që nuk e shohin (alt).',
    sqCure: sq.alternative,
    form: {
      sentence: 'Fotos i mungon përshkrimi.',
      hint: 'Shkruani çfarë shihet në foto, për ata që nuk mund ta shohin.',
    },
    why: 'Teksti alternativ u lexohet me zë atyre që nuk e shohin foton. Pa të, fotoja për ta nuk ekziston.',
    en: 'The picture lacks the description for those who do not see it (alt).',
    enCure: en.alternative,
    example: { in: 'report', wrong: 'alt: ⟦""⟧', right: 'alt: Hija e parë mbi fletore' },
  }),
  'picture/alt-file-name': error<{ alt: string }>({
    sq: ({ alt }) => `„${alt}“ është emër skedari, jo përshkrim i fotos.`,
    sqCure: sq.alternative,
    why: 'Emri i skedarit i lexuar me zë nuk thotë asgjë për atë që shihet.',
    en: ({ alt }) => `“${alt}” is a file name, not a description of the picture.`,
    enCure: en.alternative,
    example: { in: 'report', wrong: 'alt: ⟦IMG_0123.jpg⟧', right: 'alt: Hija e parë mbi fletore' },
  }),
  'picture/alt-generic': warning<{ alt: string }>({
    sq: ({ alt }) => `Përshkrimi „${alt}“ thotë vetëm se aty ka një figurë.`,
    sqCure: sq.alternative,
    why: 'Lexuesi me zë e thotë vetë se është foto; përshkrimi thotë çfarë shihet në të.',
    en: ({ alt }) => `The description “${alt}” only says that there is a picture.`,
    enCure: en.alternative,
    example: { in: 'report', wrong: 'alt: ⟦Pamje⟧', right: 'alt: Hija e parë mbi fletore' },
  }),
  'picture/alt-long': warning<{ length: number; most: number }>({
    sq: ({ length, most }) => `Përshkrimi i fotos ka ${length} shenja; mjaftojnë ${most}.`,
    sqCure: 'Lini një fjali për atë që shihet; të tjerat shkruajini në tekst.',
    why: 'Lexuesi me zë e thotë përshkrimin pa ndalur dhe nuk kthehet dot pas; ç’është më e gjatë i takon tekstit.',
    en: ({ length, most }) => `The description of the picture has ${length} characters; ${most} are enough.`,
    enCure: 'Keep one sentence on what is seen; write the rest in the text.',
    example: {
      in: 'report',
      wrong:
        'alt: ⟦"Nxënës rreth një tavoline me panele të vogla diellore matin hijen mbi fletore, një mësuese u tregon orën, prapa tyre dritarja e klasës, dy pemë, një mur dhe rruga"⟧',
      right: 'alt: Hija e parë mbi fletore',
    },
  }),
  'picture/alt-caption': warning({
    sq: 'Përshkrimi i fotos është i njëjtë me mbishkrimin e saj.',
    sqCure: 'Te përshkrimi thoni çfarë shihet; te mbishkrimi atë që fotoja nuk e tregon vetë: ku, kur, kush.',
    why: 'Me lexues zëri e njëjta fjali dëgjohet dy herë, njëra pas tjetrës.',
    en: 'The description of the picture is the same as its caption.',
    enCure:
      'Let the description say what is seen, and the caption what the picture does not show: where, when, who.',
    example: {
      in: 'report',
      wrong: '<Figure file="03.jpg" alt="⟦Hija në orën dhjetë⟧" caption="Hija në orën dhjetë" />',
      right: '<Figure file="03.jpg" alt="Vizorja pranë hijes" caption="Hija në orën dhjetë" />',
    },
  }),
  'picture/alt-repeated': error<{ alt: string }>({
    sq: ({ alt }) => `Përshkrimi „${alt}“ përsëritet në të njëjtën galeri.`,
    sqCure: 'Përshkruani atë që e dallon këtë foto nga të tjerat.',
    why: 'Dy foto të ndryshme me të njëjtin përshkrim dëgjohen si e njëjta foto dy herë.',
    en: ({ alt }) => `The description “${alt}” is repeated in the same gallery.`,
    enCure: 'Describe what sets this picture apart from the others.',
    example: {
      in: 'report',
      wrong: 'gallery:\n  - { file: 01.jpg, alt: Hija në oborr }\n  - alt: ⟦Hija në oborr⟧',
      right: 'gallery:\n  - { file: 01.jpg, alt: Hija në oborr }\n  - alt: Hija e mesditës',
      instead:
        'gallery:\n  - { file: 01.jpg, alt: Hija e parë mbi fletore }\n  - alt: "Hija e mesditës: një vijë e shkurtër"',
    },
  }),
  'picture/repeated': error<{ file: string }>({
    sq: ({ file }) => `Fotoja „${file}“ është dy herë në të njëjtën galeri.`,
    sqCure: 'Mbajeni një herë të vetme.',
    why: 'E njëjta foto dy herë në galeri duket si gabim.',
    en: ({ file }) => `The picture “${file}” is in the same gallery twice.`,
    enCure: 'Keep one.',
    example: {
      in: 'shortReport',
      wrong: 'gallery: [{ file: 01.jpg, alt: Kodra }, { file: ⟦01.jpg⟧, alt: Era }]',
      right: 'gallery: [{ file: 01.jpg, alt: Kodra }]',
    },
  }),
  'picture/unused': warning<{ file: string }>({
    sq: ({ file }) => `Fotoja ${file} nuk shfaqet askund.`,
    sqCure:
      'Shtojeni në galeri me dy rreshta, „- file:“ me emrin e skedarit dhe „alt:“ me fjalinë që thotë çfarë shihet; ose fshijeni skedarin.',
    form: {
      sentence: 'Fotoja „{file}“ nuk shfaqet askund.',
      hint: 'Shtojeni në galeri. Nëse nuk duhet, shtojeni, ruani, hiqeni dhe ruani përsëri: me ruajtjen fshihet edhe skedari i saj.',
    },
    why: 'Një foto që nuk shfaqet ose është harruar në galeri, ose ka mbetur nga një version i vjetër.',
    en: ({ file }) => `The photo ${file} is shown nowhere.`,
    enCure:
      'Add it to the gallery with two lines, “- file:” with the name of the file and “alt:” with a sentence on what is seen; or delete the file.',
    example: {
      wrong: 'Në dosje: 01.jpg, 02.jpg\nNë galeri: 01.jpg',
      right: 'Në dosje: 01.jpg, 02.jpg\nNë galeri: 01.jpg, 02.jpg',
    },
  }),
}
