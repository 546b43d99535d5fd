import { Outlet } from '@tanstack/react-router'
import { frameIds } from '../../model/anchors.ts'
import { Footer } from '../components/frame/Footer.tsx'
import { Header } from '../components/frame/Header.tsx'
import { RouteAnnouncer } from '../components/frame/RouteAnnouncer.tsx'
import { SkipLink } from '../components/frame/SkipLink.tsx'
import { siteLanguage, usePageLanguage } from '../hooks/usePageLanguage.ts'
import { useSectionScroll } from '../hooks/useSectionScroll.ts'

/** The frame of every page: skip link, header, `main`, footer, and the behaviour of navigation. */
export function SiteLayout() {
  useSectionScroll()
  // Header and footer are in the site's language on every page.
  const lang = usePageLanguage() === siteLanguage ? undefined : siteLanguage
  return (
    <>
      <SkipLink lang={lang} />
      <Header lang={lang} />
      <main id={frameIds.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer lang={lang} />
      <RouteAnnouncer />
    </>
  )
}
