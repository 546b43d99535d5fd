import { site, words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'

/** The association's telephones and e-mail as list items. */
export function ContactLinks({ className }: { className?: string | undefined }) {
  const { phones, email } = site
  const links = [
    ...phones.map((phone) => {
      const label = phrase(words.footer.phone, { phone })
      return { href: `tel:${phone.replaceAll(' ', '')}`, label, text: phone }
    }),
    { href: `mailto:${email}`, label: phrase(words.footer.email, { email }), text: email },
  ]
  return links.map(({ href, label, text }) => (
    <li key={href}>
      <a href={href} className={className} aria-label={label}>
        {text}
      </a>
    </li>
  ))
}
