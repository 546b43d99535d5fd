import type { NewsCard } from '../../model/schema/news.ts'
import type { Facts, Home } from '../../model/schema/pages.ts'
import { Banner } from '../components/edition/Banner.tsx'
import { Information } from '../components/home/information/Information.tsx'
import { Consultation, PictureSection, Testimonials, WhatWeDo } from '../components/home/sections.tsx'

/** The six sections of the home page, in the order of the specification (§2 "Home page"). */
export function HomeLayout({ home, posts, facts }: { home: Home; posts: readonly NewsCard[]; facts: Facts }) {
  return (
    <>
      <Banner banner={home.banner} />
      <WhatWeDo {...home.whatWeDo} facts={facts} />
      <PictureSection carousel={home.carousel} />
      <Information articles={home.articles} faq={home.faq} posts={posts} />
      <Consultation {...home.consultation} />
      <Testimonials {...home.testimonials} />
    </>
  )
}
