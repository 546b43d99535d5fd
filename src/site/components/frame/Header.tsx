import { useLocation, useRouterState } from '@tanstack/react-router'
import { frameIds } from '../../../model/anchors.ts'
import { site, words } from '../../content/index.ts'
import { useMenu } from '../../hooks/useMenu.ts'
import { useScrolled } from '../../hooks/useScrolled.ts'
import { EnglishLink } from '../links/EnglishLink.tsx'
import { highlightedLink, MainLinkItems, sectionInView } from '../main-links.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import menu from './Menu.module.css'

/** The shared header (specification §2): the five links, beside the logo or behind the menu button. */
export function Header() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const section = useScrolled(sectionInView)
  const { isOpen, button, toggle } = useMenu()
  const isLoading = useRouterState({ select: (state) => state.isLoading })

  return (
    <header
      className={styles.header}
      data-menu={isOpen ? 'open' : 'closed'}
      data-loading={isLoading || undefined}
    >
      <div className={styles.bar}>
        <Logo />
        <span className={styles.name}>{site.name}</span>
        <nav className={styles.nav} aria-label={words.nav.label}>
          <button
            ref={button}
            type="button"
            className={menu.burger}
            aria-expanded={isOpen}
            aria-controls={frameIds.menu}
            onClick={toggle}
          >
            <span>{words.nav.menu}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M3 8.5h18" />
              <path d="M3 15.5h18" />
            </svg>
          </button>
          <ul id={frameIds.menu} className={styles.links}>
            <MainLinkItems className={styles.link} highlight={highlightedLink(path, section)} />
          </ul>
        </nav>
        <div className={menu.below}>
          <EnglishLink />
          {isOpen && (
            <address className={menu.contact}>
              <ul>
                <ContactLinks />
              </ul>
            </address>
          )}
        </div>
        <SearchButton />
      </div>
    </header>
  )
}
