import { expect, test } from 'vitest'
import { isSameNoun, stemOf } from './endings.ts'
import { fold } from './terms.ts'

/**
 * Forms of nouns and adjectives: singular and plural, indefinite and definite, in all cases. Sources: L. Newmark,
 * P. Hubbard, P. Prifti, „Standard Albanian: A Reference Grammar for Students“ (1982), chapter on nouns; D. Rogers, list
 * of declined nouns, https://www.derek.scot/languages-and-accents/languages/albanian-nouns.htm.
 */
const nouns = {
  mal: 'mal mali malin malit male malet maleve malesh',
  plan: 'plan plani planin planit plane planet planeve',
  student: 'student studenti studentin studentit studentë studentët studentëve',
  treg: 'treg tregu tregun tregut tregje tregjet tregjeve',
  mik: 'mik miku mikun mikut miq miqtë miqve',
  fshat: 'fshat fshati fshatin fshatit fshatra fshatrat fshatrave',
  nxënës: 'nxënës nxënësi nxënësin nxënësit nxënësve nxënësish',
  libër: 'libër libri librin librit libra librat librave',
  ajër: 'ajër ajri ajrin ajrit ajra ajrat ajrave',
  pyll: 'pyll pylli pyllin pyllit pyje pyjet pyjeve',
  popull: 'popull populli popullin popullit popuj popujt popujve',
  ujë: 'ujë uji ujin ujit ujëra ujërat ujërave',
  lumë: 'lumë lumi lumin lumit lumenj lumenjtë lumenjve',
  dru: 'dru druri drurin drurit drunj drunjtë drunjve',
  kufi: 'kufi kufiri kufirin kufirit kufij kufijtë kufijve',
  shkollë: 'shkollë shkolle shkolla shkollën shkollës shkollat shkollave shkollash',
  adresë: 'adresë adrese adresa adresën adresës adresat adresave',
  erë: 'erë ere era erën erës',
  ditë: 'ditë dite dita ditën ditës ditët ditëve',
  letër: 'letër letre letra letrën letrës letrat letrave',
  faqe: 'faqe faqeje faqja faqen faqes faqet faqeve',
  energji: 'energji energjia energjinë energjisë energjitë energjive',
  ide: 'ide ideja idenë idesë idetë ideve',
  Kosovë: 'Kosovë Kosova Kosovën Kosovës',
  Prizren: 'Prizren Prizreni Prizrenin Prizrenit',
  Durrës: 'Durrës Durrësi Durrësin Durrësit',
  diellor: 'diellor diellore diellorë diellorët diellorëve',
  klimatik: 'klimatik klimatike klimatikë klimatikët klimatikëve',
}

test.each(Object.entries(nouns))('word endings treat the forms of „%s“ as one word', (_, forms) => {
  const all = forms.split(' ').map(fold)
  for (const one of all)
    for (const other of all) {
      expect([one, other, one === other || isSameNoun(one, other)]).toEqual([one, other, true])
      expect(other.startsWith(stemOf(one))).toBe(true)
    }
})

test.each([
  ['shkolla', 'shkon'],
  ['shkollë', 'shkop'],
  ['prizren', 'prizë'],
  ['panel', 'panë'],
  ['planet', 'planifikimi'],
  ['pylli', 'pyetja'],
  ['uji', 'ujku'],
  ['shkalla', 'shkolla'],
  ['mali', 'mars'],
  ['plan', 'plak'],
  ['era', 'erdhi'],
  ['bora', 'bordi'],
  ['klima', 'klimatike'],
  ['energjia', 'energjetike'],
  ['punoj', 'punon'],
  ['mësoi', 'mësojmë'],
])('word endings do not treat „%s“ and „%s“ as forms of one noun', (word, other) => {
  expect(isSameNoun(fold(word), fold(other))).toBe(false)
  expect(isSameNoun(fold(other), fold(word))).toBe(false)
})
