import { words } from '../../content/index.ts'
import { Phrase } from '../Phrase.tsx'
import { SiteLink } from './SiteLink.tsx'

/** The link to the page in English. */
export function EnglishLink({ className }: { className?: string }) {
  return (
    <SiteLink to="/en" className={className}>
      <Phrase of={words.footer.english} />
    </SiteLink>
  )
}
