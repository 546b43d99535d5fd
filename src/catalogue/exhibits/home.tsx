import { Banner } from '../../site/components/home/Banner.tsx'
import { Consultation } from '../../site/components/home/Consultation.tsx'
import { BlogCard } from '../../site/components/home/information/BlogCard.tsx'
import { Faq } from '../../site/components/home/information/Faq.tsx'
import { Information } from '../../site/components/home/information/Information.tsx'
import { PictureSection } from '../../site/components/home/PictureSection.tsx'
import { Testimonials } from '../../site/components/home/Testimonials.tsx'
import { WhatWeDo } from '../../site/components/home/WhatWeDo.tsx'
import { type Exhibit, first, Pressed } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** The sections of the home page. */
export function homeExhibits({ home, news }: Material): Exhibit[] {
  return [
    { name: 'home/Banner', states: { 'the newest words': <Banner banner={home.banner} /> } },
    { name: 'home/WhatWeDo', states: { 'three cards': <WhatWeDo {...home.whatWeDo} /> } },
    { name: 'home/PictureSection', states: { moving: <PictureSection carousel={home.carousel} /> } },
    {
      name: 'home/information/Information',
      states: {
        'articles and questions': <Information articles={home.articles} faq={home.faq} posts={news} />,
      },
    },
    {
      name: 'home/information/BlogCard',
      states: { alone: <BlogCard post={first(news)} type={home.articles.type} /> },
    },
    {
      name: 'home/information/Faq',
      states: {
        'one open': (
          <Pressed control="summary">
            <Faq items={home.faq.items} />
          </Pressed>
        ),
      },
    },
    { name: 'home/Consultation', states: { 'a band': <Consultation {...home.consultation} /> } },
    { name: 'home/Testimonials', states: { 'four voices': <Testimonials {...home.testimonials} /> } },
  ]
}
