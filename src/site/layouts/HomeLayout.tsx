import type { Modules } from '../../model/modules.ts'
import { NextEditionLine } from '../components/edition/NextEditionLine.tsx'
import { Banner } from '../components/home/Banner.tsx'
import { Information } from '../components/home/information/Information.tsx'
import { Consultation, PictureSection, Testimonials, WhatWeDo } from '../components/home/sections.tsx'
import { next } from '../content/index.ts'

/** The six sections of the home page, in the order of the specification (§2 "Home page"). */
export function HomeLayout({ home, posts, facts, map }: Modules['home']) {
  return (
    <>
      {import.meta.env.HAS_NEXT_EDITION ? (
        <>
          <Banner banner={home.banner} />
          {next.edition && <NextEditionLine edition={next.edition} />}
        </>
      ) : (
        <Banner banner={home.banner} />
      )}
      <WhatWeDo {...home.whatWeDo} facts={facts} map={map} />
      <PictureSection carousel={home.carousel} />
      <Information articles={home.articles} faq={home.faq} posts={posts} />
      <Consultation {...home.consultation} />
      <Testimonials {...home.testimonials} />
    </>
  )
}
