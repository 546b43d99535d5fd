import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error } from '../rules/record.ts'
import type { Misopened } from '../rules/values.ts'

/** Frontmatter as a whole, and YAML features that are not used. */
export const frontmatterRules = {
  'frontmatter/missing': error<{ how: Misopened }>({
    sq: ({ how }) => sq.misopened[how].message,
    sqCure: ({ how }) => sq.misopened[how].cure,
    why: 'Pa fushat e tij, faqja nuk i di titullin, datën dhe adresën e dokumentit. Ato nisin pikërisht në rreshtin e parë.',
    en: ({ how }) => en.misopened[how].message,
    enCure: ({ how }) => en.misopened[how].cure,
    example: {
      in: 'shortProject',
      wrong: '⟦Një fletore, një laps.⟧',
      right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një laps.\n',
    },
  }),
  'frontmatter/language': error<{ language: string }>({
    sq: ({ language }) =>
      `Pas tri vizave qëndron „${language}“. Fushat shkruhen vetëm në YAML dhe asgjë tjetër nuk ekzekutohet.`,
    sqCure: 'Lërini në këtë rresht vetëm tri viza: ---',
    why: 'Disa programe lejojnë kod pas tri vizave dhe e ekzekutojnë. Këtu fushat janë vetëm të dhëna: asgjë nuk ekzekutohet.',
    en: ({ language }) =>
      `After the three dashes stands “${language}”. Fields are written in YAML only, and nothing else is run.`,
    enCure: 'Leave only three dashes on this line: ---',
    example: { in: 'shortProject', wrong: '⟦---js⟧\nid: 1', right: '---\nid: 1' },
  }),
  'frontmatter/unclosed': error({
    sq: 'Fushat hapen me „---“, por nuk mbyllen askund.',
    sqCure: 'Pas fushës së fundit shtoni një rresht vetëm me tri viza: ---',
    why: 'Pa rreshtin e dytë me tri viza nuk dihet ku mbarojnë fushat dhe ku nis teksti.',
    en: 'The fields open with “---” but are closed nowhere.',
    enCure: 'After the last field add a line of three dashes only: ---',
    example: {
      in: 'shortProject',
      wrong: '⟦---⟧\nid: 1\nyear: 2017\ntitle: Fletorja\n',
      right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\n',
    },
  }),
  'frontmatter/closing-line': error({
    sq: 'Rreshti që i mbyll fushat nuk është pikërisht tri viza të shkurtra.',
    sqCure: 'Shkruani në këtë rresht vetëm tri viza të shkurtra: ---',
    why: 'Rreshti që i mbyll fushat njihet vetëm kur ka tri viza dhe asgjë tjetër.',
    en: 'The line that closes the fields is not exactly three short dashes.',
    enCure: 'Write nothing but three short dashes on this line: ---',
    example: { in: 'shortProject', wrong: 'title: Fletorja\n⟦--- fund⟧\n', right: 'title: Fletorja\n---\n' },
  }),
  'frontmatter/empty': error({
    sq: 'Ndërmjet dy rreshtave me tri viza nuk ka asnjë fushë.',
    sqCure: 'Shkruajini fushat, nga një për rresht, si te dokumentet e tjera të dosjes.',
    why: 'Vijat janë në vend, por ndërmjet tyre nuk ka asgjë; dokumenti do të mbetej pa titull dhe pa adresë.',
    en: 'There is no field between the two lines of three dashes.',
    enCure: 'Write the fields, one a line, as in the other documents of the folder.',
    example: {
      in: 'shortProject',
      wrong: '⟦---⟧\n---',
      right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---',
    },
  }),
  'frontmatter/not-fields': error({
    sq: 'Këtu priten fusha, nga një për rresht, por lexohet diçka tjetër.',
    sqCure: 'Çdo rresht shkruhet: emri i fushës, dy pika, hapësirë, vlera. P.sh.: title: Titulli',
    form: {
      sentence: 'Fushat e dokumentit nuk lexohen dot.',
      hint: 'Ndreqini te teksti i plotë; kontrolli tregon vendin.',
    },
    why: 'Ndërmjet vijave priten fusha: emri, dy pika, hapësirë, vlera. Një listë ose një fjali nuk ka emër.',
    en: 'Fields are expected here, one a line, but something else is read.',
    enCure: 'Each line is: name of the field, colon, space, value. For example: title: A title',
    example: {
      in: 'shortProject',
      wrong: '⟦- Fletorja⟧\n',
      right: 'id: 1\nyear: 2017\ntitle: Fletorja\n',
    },
  }),
  'frontmatter/duplicate-field': error<{ field: string }>({
    sq: ({ field }) => `Fusha „${field}“ është shkruar dy herë.`,
    sqCure: 'Mbajeni një herë të vetme dhe fshijeni tjetrën.',
    why: 'Kur e njëjta fushë është dy herë, nuk dihet cila vlerë vlen.',
    en: ({ field }) => `The field “${field}” is written twice.`,
    enCure: 'Keep one and delete the other.',
    example: { in: 'report', wrong: 'place: Prizren\n⟦place⟧: Deçan\n', right: 'place: Prizren\n' },
  }),
  'yaml/alias': error({
    sq: 'Shenjat „&“ dhe „*“ në krye të një vlere (spiranca dhe referenca) nuk përdoren.',
    sqCure:
      'Shkruajeni vlerën të plotë në vendin e vet, ose vëreni në thonjëza kur shenja është pjesë e tekstit.',
    why: 'Spirancat (&) dhe referencat (*) kopjojnë një vlerë diku tjetër. Me pak rreshta mund të rriten pa fund, dhe kush lexon nuk e sheh më vlerën në vendin e vet.',
    en: '“&” and “*” at the start of a value (anchors and aliases) are not used.',
    enCure: 'Write the whole value in its place, or put it in quotes when the sign is part of the text.',
    example: { in: 'report', wrong: 'place: ⟦&vendi⟧ Prizren', right: 'place: Prizren' },
  }),
  'yaml/tag': error({
    sq: 'Shenja „!“ në krye të një vlere ka kuptim të veçantë dhe nuk përdoret.',
    sqCure: 'Hiqeni, ose vëreni vlerën në thonjëza: "…"',
    why: 'Shenja ! në krye të vlerës i kërkon programit të krijojë diçka të veçantë. Përmbajtja është vetëm tekst dhe numra.',
    en: '“!” at the start of a value has a special meaning and is not used.',
    enCure: 'Remove it, or put the value in quotes: "…"',
    example: { in: 'report', wrong: 'place: ⟦!!js/function⟧ Prizren', right: 'place: Prizren' },
  }),
  'yaml/multiple-documents': error<{ line: string }>({
    sq: ({ line }) => `Rreshti „${line}“ i mbyll fushat para kohe.`,
    sqCure: ({ line }) => `Hiqeni rreshtin „${line}“ nga mesi i fushave.`,
    why: 'Tri viza ose tri pika në mes të fushave e mbyllin pjesën e tyre; ajo që vjen pas do të humbiste.',
    en: ({ line }) => `The line “${line}” closes the fields too early.`,
    enCure: ({ line }) => `Remove the line “${line}” from among the fields.`,
    example: { in: 'about', wrong: '⟦---⟧\nvision:', right: 'vision:' },
  }),
  'yaml/number-form': error<{ written: string; read: number | undefined }>({
    sq: ({ written, read }) =>
      read === undefined
        ? `„${written}“ nuk është numër që ruhet saktë.`
        : `Numri „${written}“ do të lexohej si ${read}.`,
    sqCure: ({ written, read = 'një numër me shifra' }) =>
      `Shkruani ${read}, ose vëreni në thonjëza kur është tekst: "${written}"`,
    why: 'Forma si 0x1, 1e3 ose 01 lexohen si numra të ndryshëm nga ata që duken.',
    en: ({ written, read }) =>
      read === undefined
        ? `“${written}” is no number that can be kept exactly.`
        : `The number “${written}” would be read as ${read}.`,
    enCure: ({ written, read = 'a number in digits' }) =>
      `Write ${read}, or put it in quotes when it is text: "${written}"`,
    example: { in: 'report', wrong: 'id: ⟦0x1⟧', right: 'id: 1' },
  }),
}
