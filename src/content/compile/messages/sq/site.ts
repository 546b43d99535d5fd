import { isPlaceholder, meantHref } from '../../link-address.ts'
import { didYouMean, realAddress } from './phrases.ts'

/** Numbers, links, titles and settings: what concerns more than one document. */
export const siteMessages = {
  'id/duplicate': ({ id, other, free }: { id: number; other: string; free: number }) => ({
    message: `Numri ${id} është i zënë: e ka edhe ${other}.`,
    cure: `Dokumentit më të ri jepi numrin e parë të lirë: id: ${free}`,
  }),
  'id/reused': ({ id, free }: { id: number; free: number }) => ({
    message: `Numri ${id} i përkiste një dokumenti që u hoq; lidhjet e vjetra do të çonin te një tjetër.`,
    cure: `Shkruaj numrin e parë të lirë: id: ${free}`,
  }),
  'id/gap': ({
    id,
    missing,
    more,
    first,
    list,
  }: {
    id: number
    missing: readonly number[]
    more: boolean
    first: number
    list: string
  }) => ({
    message: `Para numrit ${id} mungon numri ${missing.join(', ')}${more ? ' …' : ''}.`,
    cure: `Dokumentit të ri jepi numrin e radhës: id: ${first}. Nëse dokumenti u hoq, shëno te site.yaml: retired: { ${list}: [${missing.join(', ')}] }`,
  }),
  'link/address': ({ address }: { address: string }) => ({
    message: `Adresa „${address}“ nuk lejohet.`,
    cure: meantAddress(address),
  }),
  'link/mailto': ({ address, corrected }: { address: string; corrected: string | undefined }) => ({
    message: `„${address}“ nuk është adresë e-poste e shkruar drejt.`,
    cure: `Shkruaj${corrected === undefined ? ' p.sh.: mailto:emri@example.org' : `: ${corrected}`}`,
  }),
  'link/tel': ({ address, corrected }: { address: string; corrected: string | undefined }) => ({
    message: `„${address}“ nuk është numër telefoni i shkruar drejt.`,
    cure:
      corrected === undefined
        ? 'Shkruaj prefiksin ndërkombëtar dhe shifrat, pa hapësira: tel:+38300000001'
        : `Shkruaj: ${corrected}`,
  }),
  'link/empty-text': () => ({
    message: 'Lidhja nuk ka tekst.',
    cure: 'Shkruaj ku të çon lidhja.',
  }),
  'link/vague-text': ({ text }: { text: string }) => ({
    message: `Teksti i lidhjes „${text}“ nuk thotë ku të çon ajo.`,
    cure: 'Bëje lidhje emrin e asaj që hapet, p.sh. „raporti i vitit 2024“ në vend të „këtu“.',
  }),
  'link/bare-address': ({ written, html }: { written: string; html: boolean }) => ({
    message: `Adresa „${written}“ në tekst nuk bëhet vetë lidhje.`,
    cure: html
      ? `Shkruaj: <a href="${meantHref(written)}">teksti i lidhjes</a>`
      : `Shkruaj: [teksti i lidhjes](${meantHref(written)})`,
  }),
  'link/missing-file': ({ address, suggestion }: { address: string; suggestion: string | undefined }) => ({
    message: `Skedari „${address}“ nuk gjendet në dosjen public.`,
    cure: didYouMean(suggestion) ?? 'Vendose skedarin në dosjen public, ose ndreqe adresën.',
  }),
  'link/local-address': ({ address, corrected }: { address: string; corrected: string | undefined }) => ({
    message: `Adresa „${address}“ hapet vetëm në kompjuterin tënd ose në rrjetin tënd.`,
    cure: corrected
      ? `Shkruaj: ${corrected}`
      : 'Shkruaj adresën publike; për faqet e këtij siti vetëm pjesën pas emrit, p.sh. /projects',
  }),
  'link/own-address': ({ address, corrected }: { address: string; corrected: string }) => ({
    message: `„${address}“ është adresa e vetë kësaj faqeje.`,
    cure: `Shkruaje pa emrin e sitit: ${corrected}`,
  }),
  'link/missing-page': ({ address, suggestion }: { address: string; suggestion: string | undefined }) => ({
    message: `Faqja „${address}“ nuk ekziston.`,
    cure:
      didYouMean(suggestion) ??
      'Ndreqe adresën; numrat e raporteve dhe të lajmeve gjenden te fusha id e tyre.',
  }),
  'link/missing-anchor': ({
    address,
    anchor,
    suggestion,
  }: {
    address: string
    anchor: string
    suggestion: string | undefined
  }) => ({
    message: `Në faqen „${address}“ nuk ka vend me emrin „${anchor}“.`,
    cure: didYouMean(suggestion) ?? `Hiqe pjesën #${anchor} nga adresa.`,
  }),
  'title/repeated': ({ title, other }: { title: string; other: string }) => ({
    message: `Titullin „${title}“ e ka edhe ${other}.`,
    cure: 'Jepi titullit atë që e dallon: vitin, vendin ose temën.',
  }),
  'stand-in/listed': ({ field }: { field: string }) => ({
    message: `Vlera e fushës „${field}“ është ende e përkohshme.`,
    cure: `Para botimit shkruaj vlerën e vërtetë dhe hiqe „${field}“ nga lista standIns.`,
  }),
  'stand-in/unlisted': ({ field }: { field: string }) => ({
    message: `Vlera e fushës „${field}“ duket e përkohshme, por nuk është në listën standIns.`,
    cure: `Shkruaj vlerën e vërtetë, ose shto „${field}“ te lista standIns.`,
  }),
}

const allowed =
  'Lejohen: https://…, /faqja e këtij siti, #vendi në faqe, mailto:emri@example.org dhe tel:+38300000001.'

function meantAddress(address: string): string {
  if (isPlaceholder(address)) return realAddress
  if (/^https?:\/\/[^/?#]*@/i.test(address))
    return 'Shkruaje pa pjesën para shenjës @: faqja që hapet është ajo pas saj, p.sh.: https://www.example.org'
  if (address.startsWith('http://')) return `Shkruaje me https: ${address.replace('http:', 'https:')}`
  if (/^www\.[^\s:]+$/i.test(address)) return `Shkruaj: https://${address}`
  if (/^[^@\s:/]+@[^@\s:/]+\.[^@\s:/]+$/.test(address)) return `Shkruaj: ${meantHref(address)}`
  if (/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/.test(address)) return `Shkruaj: /${address}`
  return allowed
}
