import { mainLinks } from './main-links.ts'
import { Phrase } from './Phrase.tsx'
import { SiteLink } from './SiteLink.tsx'

/** The main pages as items of a list: in the footer, and where an address leads nowhere. */
export function MainLinkItems({ className }: { className: string | undefined }) {
  return mainLinks.map(({ name, to, hash, word }) => (
    <li key={name}>
      <SiteLink to={to} hash={hash} className={className}>
        <Phrase of={word} />
      </SiteLink>
    </li>
  ))
}
