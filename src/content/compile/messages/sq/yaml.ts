import type { Misopened } from '../../frontmatter-lines.ts'
import { allOf } from './phrases.ts'

const missing: Readonly<Record<Misopened, { message: string; cure: string }>> = {
  none: {
    message: 'Dokumenti nuk nis me fushat e tij.',
    cure: 'Rreshti i parë duhet të jetë „---“; pas tij vijnë fushat, pastaj përsëri një rresht „---“.',
  },
  late: {
    message: 'Para tri vizave që i hapin fushat ka rreshta të zbrazët ose hapësira.',
    cure: 'Fshije çdo gjë para tyre: rreshti i parë i skedarit duhet të jetë „---“.',
  },
  dashes: {
    message: 'Rreshti i parë nuk është pikërisht tri viza të shkurtra.',
    cure: 'Shkruaj tri viza të shkurtra: ---',
  },
  above: {
    message: 'Para tri vizave që i hapin fushat qëndron diçka tjetër.',
    cure: 'Fshije çdo gjë para tyre: rreshti i parë i skedarit duhet të jetë „---“.',
  },
  fence: {
    message: 'Para tri vizave që i hapin fushat qëndron rreshti „```“, që e kthen tekstin në kod.',
    cure: 'Fshije këtë rresht dhe rreshtin „```“ që e mbyll: rreshti i parë i skedarit duhet të jetë „---“.',
  },
}

/** Frontmatter as a whole and the syntax of YAML. */
export const yamlMessages = {
  'frontmatter/missing': ({ how }: { how: Misopened }) => missing[how],
  'frontmatter/language': ({ language }: { language: string }) => ({
    message: `Pas tri vizave qëndron „${language}“. Fushat shkruhen vetëm në YAML dhe asgjë tjetër nuk ekzekutohet.`,
    cure: 'Lëri në këtë rresht vetëm tri viza: ---',
  }),
  'frontmatter/unclosed': () => ({
    message: 'Fushat hapen me „---“, por nuk mbyllen askund.',
    cure: 'Pas fushës së fundit shto një rresht vetëm me tri viza: ---',
  }),
  'frontmatter/closing-line': () => ({
    message: 'Rreshti që i mbyll fushat nuk është pikërisht tri viza të shkurtra.',
    cure: 'Shkruaj në këtë rresht vetëm tri viza të shkurtra: ---',
  }),
  'frontmatter/empty': () => ({
    message: 'Ndërmjet dy rreshtave me tri viza nuk ka asnjë fushë.',
    cure: 'Shkruaji fushat, nga një për rresht, si te dokumentet e tjera të dosjes.',
  }),
  'frontmatter/not-fields': () => ({
    message: 'Këtu priten fusha, nga një për rresht, por lexohet diçka tjetër.',
    cure: 'Çdo rresht shkruhet: emri i fushës, dy pika, hapësirë, vlera. P.sh.: title: Titulli',
  }),
  'frontmatter/duplicate-field': ({ field }: { field: string }) => ({
    message: `Fusha „${field}“ është shkruar dy herë.`,
    cure: 'Mbaje një herë të vetme dhe fshije tjetrën.',
  }),
  'yaml/tab': () => ({
    message: 'Rreshti është zhvendosur me tastin Tab.',
    cure: 'Zhvendose rreshtin me hapësira: dy për çdo shkallë.',
  }),
  'yaml/indent': ({ corrected, marked }: { corrected: string | undefined; marked: boolean }) => ({
    message:
      corrected !== undefined
        ? marked
          ? 'Para emrit të fushës qëndrojnë shenja të tepërta.'
          : 'Pas emrit të fushës mungojnë dy pikat.'
        : 'Ky rresht nuk është në vendin e vet: hapësirat para tij nuk përputhen me rreshtat përreth, ose mungojnë dy pikat.',
    cure:
      corrected !== undefined
        ? `Shkruaj: ${corrected}`
        : 'Fushat e së njëjtës shkallë nisin në të njëjtën kolonë; ato të brendshme dy hapësira më djathtas.',
  }),
  'yaml/unquoted-colon': ({ corrected }: { corrected: string }) => ({
    message: 'Vlera përmban dy pika, prandaj duhet të jetë në thonjëza.',
    cure: `Shkruaj: ${corrected}`,
  }),
  'yaml/colon-space': ({ corrected }: { corrected: string }) => ({
    message: 'Pas dy pikave mungon hapësira, prandaj fusha nuk lexohet.',
    cure: `Shkruaj: ${corrected}`,
  }),
  'yaml/text-after-quote': ({
    corrected,
    how,
  }: {
    corrected: string
    how: 'apostrophe' | 'sign' | 'quotes'
  }) => ({
    message:
      how === 'apostrophe'
        ? 'Apostrofi e mbyll vlerën, sepse është e njëjta shenjë si thonjëza para saj.'
        : how === 'sign'
          ? 'Pas thonjëzës që e mbyll vlerën ka ende një shenjë.'
          : 'Vlera mbaron te thonjëza e dytë, por pas saj ka ende tekst.',
    cure:
      how !== 'quotes'
        ? `Shkruaj: ${corrected}`
        : `Brenda thonjëzave të drejta përdor thonjëzat shqipe: ${corrected}`,
  }),
  'yaml/curly-quotes': ({ corrected }: { corrected: string; value: string }) => ({
    message: 'Vlera rri ndërmjet thonjëzave të lakuara; ato do të dilnin në faqe.',
    cure: `Shkruaj: ${corrected}`,
  }),
  'yaml/several-lines': ({ corrected }: { corrected: string }) => ({
    message: 'Vlera vazhdon në rreshtin tjetër.',
    cure: `Shkruaje të gjithë në një rresht: ${corrected}`,
  }),
  'yaml/list-dash': ({ parent, corrected }: { parent: string | undefined; corrected: string }) => ({
    message:
      parent === undefined
        ? 'Pika e listës nis me vizë të shkurtër dhe hapësirë.'
        : 'Pika e listës nis në rresht të vet, nën emrin e fushës.',
    cure:
      parent === undefined
        ? `Shkruaj: ${corrected}`
        : `Shkruaj „${parent}“ dhe nën të, dy hapësira më djathtas, në rresht të vet: ${allOf([corrected])}`,
  }),
  'yaml/two-fields': ({ parent, fields }: { parent: string | undefined; fields: string[] }) => ({
    message:
      parent === undefined && fields.length === 1
        ? 'Emri i fushës është shkruar dy herë.'
        : 'Në këtë rresht ka më shumë se një fushë.',
    cure:
      parent === undefined && fields.length === 1
        ? `Shkruaj: ${fields[0]}`
        : parent === undefined
          ? `Shkruaje secilën në rresht të vet, emrat njëri nën tjetrin: ${allOf(fields)}`
          : `Shkruaj „${parent}“ dhe nën të, dy hapësira më djathtas, në rresht të vet: ${allOf(fields)}`,
  }),
  'yaml/hash': ({ corrected }: { corrected: string }) => ({
    message: 'Pas hapësirës, shenja # nis një koment: ajo dhe çdo gjë pas saj nuk lexohen.',
    cure: `Kur është pjesë e tekstit, shkruaj: ${corrected} – komentet rrinë në rreshta të vet.`,
  }),
  'yaml/unclosed-quote': ({ curly }: { curly: boolean }) => ({
    message: 'Thonjëza që hapet këtu nuk mbyllet.',
    cure: curly
      ? 'Fshije, ose mbylle me “ aty ku mbaron citimi.'
      : 'Shto thonjëzën e njëjtë në fund të vlerës; brenda saj përdor thonjëzat shqipe „ “.',
  }),
  'yaml/unclosed-bracket': ({ close }: { close: string }) => ({
    message: `Kllapa që hapet këtu nuk mbyllet me „${close}“.`,
    cure: `Shto „${close}“ në fund, ose vëre vlerën në thonjëza kur kllapa është pjesë e tekstit.`,
  }),
  'yaml/reserved-character': ({
    character,
    corrected,
  }: {
    character: string
    corrected: string | undefined
  }) => ({
    message: `Një vlerë nuk mund të nisë me shenjën „${character}“.`,
    cure: corrected === undefined ? 'Vëre vlerën në thonjëza: "…"' : `Shkruaj: ${corrected}`,
  }),
  'yaml/escape': () => ({
    message: 'Viza e pjerrët e kthyer „\\“ brenda thonjëzave të dyfishta ka kuptim të veçantë.',
    cure: "Hiqe vizën e pjerrët, ose vëre vlerën në thonjëza teke: '…'",
  }),
  'yaml/alias': () => ({
    message: 'Shenjat „&“ dhe „*“ në krye të një vlere (spiranca dhe referenca) nuk përdoren.',
    cure: 'Shkruaje vlerën të plotë në vendin e vet, ose vëre në thonjëza kur shenja është pjesë e tekstit.',
  }),
  'yaml/tag': () => ({
    message: 'Shenja „!“ në krye të një vlere ka kuptim të veçantë dhe nuk përdoret.',
    cure: 'Hiqe, ose vëre vlerën në thonjëza: "…"',
  }),
  'yaml/multiple-documents': () => ({
    message: 'Një rresht me tri viza e ndan skedarin në dysh.',
    cure: 'Hiqe rreshtin „---“ nga mesi i fushave.',
  }),
  'yaml/number-form': ({ written, read }: { written: string; read: number | undefined }) => ({
    message:
      read === undefined
        ? `„${written}“ nuk është numër që ruhet saktë.`
        : `Numri „${written}“ do të lexohej si ${read}.`,
    cure:
      read === undefined
        ? `Shkruaj një numër me shifra, ose vëre në thonjëza kur është tekst: "${written}"`
        : `Shkruaj ${read}, ose vëre në thonjëza kur është tekst: "${written}"`,
  }),
  'yaml/syntax': () => ({
    message: 'Fushat nuk lexohen dot nga ky vend e tutje.',
    cure: 'Shiko shenjat e këtij rreshti dhe të atij sipër: kllapa, thonjëza ose presje të tepërta ose që mungojnë. Teksti me shenja të tilla vihet në thonjëza.',
  }),
}
