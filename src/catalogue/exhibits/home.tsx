import { Banner } from '../../site/components/home/Banner.tsx'
import { Consultation } from '../../site/components/home/Consultation.tsx'
import { BlogCard } from '../../site/components/home/information/BlogCard.tsx'
import { Faq } from '../../site/components/home/information/Faq.tsx'
import { Information } from '../../site/components/home/information/Information.tsx'
import { PictureSection } from '../../site/components/home/PictureSection.tsx'
import { Testimonials } from '../../site/components/home/Testimonials.tsx'
import { WhatWeDo } from '../../site/components/home/WhatWeDo.tsx'
import { type Exhibits, first, Pressed } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** The sections of the home page. */
export function homeExhibits({ home, news }: Material): Exhibits {
  return {
    'home/Banner': { 'the newest words': <Banner banner={home.banner} /> },
    'home/WhatWeDo': { 'three cards': <WhatWeDo {...home.whatWeDo} /> },
    'home/PictureSection': { moving: <PictureSection carousel={home.carousel} /> },
    'home/information/Information': {
      'articles and questions': <Information articles={home.articles} faq={home.faq} posts={news} />,
    },
    'home/information/BlogCard': { alone: <BlogCard post={first(news)} type={home.articles.type} /> },
    'home/information/Faq': {
      'one open': (
        <Pressed control="summary">
          <Faq items={home.faq.items} />
        </Pressed>
      ),
    },
    'home/Consultation': { 'a band': <Consultation {...home.consultation} /> },
    'home/Testimonials': { 'four voices': <Testimonials {...home.testimonials} /> },
  }
}
