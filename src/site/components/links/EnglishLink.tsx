import { Link } from '@tanstack/react-router'
import { words } from '../../content/index.ts'
import { Phrase } from '../Phrase.tsx'

/** The link to the page in English. */
export function EnglishLink({ className }: { className?: string }) {
  return (
    <Link to="/en" className={className}>
      <Phrase of={words.footer.english} />
    </Link>
  )
}
