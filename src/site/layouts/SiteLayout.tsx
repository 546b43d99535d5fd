import { Outlet } from '@tanstack/react-router'
import { frameIds } from '../../model/anchors.ts'
import { Footer } from '../components/frame/Footer.tsx'
import { Header } from '../components/frame/Header.tsx'
import { RouteAnnouncer } from '../components/frame/RouteAnnouncer.tsx'
import { SkipLink } from '../components/frame/SkipLink.tsx'
import { usePageLanguage } from '../hooks/usePageLanguage.ts'
import { useSectionScroll } from '../hooks/useSectionScroll.ts'

/** The frame of every page: skip link, header, `main`, footer, and the behaviour of navigation. */
export function SiteLayout() {
  useSectionScroll()
  return (
    <>
      <SkipLink />
      <Header />
      <main id={frameIds.main} lang={usePageLanguage()} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
    </>
  )
}
