/**
 * The declensions of Albanian nouns and adjectives: the folded endings (ë is e) of each stem, indefinite, definite
 * and plural in all cases. Tables of whole nouns and their sources are in the test.
 */
const declensions = [
  // mal, plan, student, vend; adjectives: diellor, klimatik
  '- i in it e et eve esh',
  // mik, treg, and plurals in -a: lak
  '- u un ut e et eve esh a at ave ash',
  // fshat, mall
  '- i in it ra rat rave rash',
  // mësues, nxënës
  '- i in it it ve sh ish',
  // libër, dimër, pastër; letër
  'er ri rin rit re ra ren res rat rave rash',
  // pyll, popull
  'll lli llin llit je jet jeve jesh j jt jve jsh',
  // ujë, lumë, djalë
  'e i in it era erat erave enj enjte enjve',
  // dru, kufi, zë
  '- ri rin rit nj njte njve j jte jve',
  // mik
  'k ku kun kut q qte qve qsh',
  // treg, zog
  'g gu gun gut gje gjet gjeve gj gjte gjve',
  // shkollë, erë; with plurals in -ë: ditë
  'e a en es at ave ash et eve esh',
  // faqe, ndërtese
  'e ja en es eje et eve esh',
  // energji, ide, kala
  '- a ja ne se te ve sh',
].map((endings) => endings.split(' ').map((ending) => ending.replace('-', '')))

const shortestStem = 2
const shortestForm = 3

/** Whether two different folded words are forms of one noun or adjective. */
export function isSameNoun(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < shortestForm) return false
  // Most pairs of words differ here, and the tables take long.
  if (word.slice(0, shortestStem) !== other.slice(0, shortestStem)) return false
  return declensions.some((endings) =>
    stemsOf(word, endings).some(
      (stem) => other.startsWith(stem) && endings.includes(other.slice(stem.length)),
    ),
  )
}

/** The shortest prefix of all forms of a folded word, itself included. */
export function stemOf(word: string): string {
  const stems = declensions.flatMap((endings) => stemsOf(word, endings))
  return stems.reduce((shortest, stem) => (stem.length < shortest.length ? stem : shortest), word)
}

function stemsOf(word: string, endings: readonly string[]): string[] {
  return endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortestStem)
    .map((ending) => word.slice(0, word.length - ending.length))
}
