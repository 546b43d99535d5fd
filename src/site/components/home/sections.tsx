import { Link } from '@tanstack/react-router'
import { withBase } from '../../../model/base.ts'
import type { Drawn } from '../../../model/drawn.ts'
import { phrase } from '../../../model/phrase.ts'
import { pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'
import type { Facts, Home } from '../../../model/schema/home.ts'
import { site, words } from '../../content/index.ts'
import { PictureStrip } from '../gallery/PictureStrip.tsx'
import { PlacesMap } from '../map/PlacesMap.tsx'
import { Picture } from '../Picture.tsx'
import consultation from './Consultation.module.css'
import strip from './PictureSection.module.css'
import { RevealSection } from './RevealSection.tsx'
import testimonials from './Testimonials.module.css'
import whatWeDo from './WhatWeDo.module.css'

/** The pictures of the cards in WhatWeDo.module.css. */
const sizes = sizesOf(
  ['(min-width: 56rem)', `(${pageWidth} - 5rem) / 3`],
  ['(min-width: 36rem)', '15.5rem'],
  pageWidth,
)

type WhatWeDoTexts = Home['whatWeDo'] & { facts: Facts; map: readonly Drawn[] }

/** The association's three fields of work, each with its picture, its results in three numbers, and the places of its work. */
export function WhatWeDo({ title, cards, facts, map }: WhatWeDoTexts) {
  return (
    <RevealSection id="about-us" titleId="about-us-title" className={whatWeDo.section}>
      <div className={whatWeDo.page}>
        <h2 id="about-us-title" className={whatWeDo.title}>
          {title}
        </h2>
        <ul className={whatWeDo.cards}>
          {cards.map((card) => (
            <li key={card.title} className={whatWeDo.card}>
              <div className={whatWeDo.vignette}>
                {card.drawing === undefined ? (
                  <Picture picture={card.picture} sizes={sizes} />
                ) : (
                  <img
                    src={withBase(`/pictures/${card.drawing}`)}
                    alt={card.alt}
                    width={373}
                    height={240}
                    loading="lazy"
                  />
                )}
              </div>
              <h3 className={whatWeDo.cardTitle}>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
        <Numbers facts={facts} />
        <PlacesMap map={map} />
      </div>
    </RevealSection>
  )
}

function Numbers({ facts: { editions, projects, from, to } }: { facts: Facts }) {
  const { label, years, ...names } = words.facts
  const numbers = [
    [editions, names.editions],
    [projects, names.projects],
    [to - from + 1, phrase(years, { from, to })],
  ] as const
  return (
    <dl className={whatWeDo.numbers} aria-label={label}>
      {numbers.map(([number, name]) => (
        <div key={name} className={whatWeDo.number}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The association's work in a moving strip of pictures, and the link to its projects. */
export function PictureSection({ carousel }: { carousel: Home['carousel'] }) {
  return (
    <RevealSection id="projects" titleId="projects-title" className={strip.section}>
      <div className={strip.head}>
        <h2 id="projects-title" className={strip.title}>
          {carousel.title}
        </h2>
        <Link to="/projects" className={strip.link}>
          {carousel.link}
        </Link>
      </div>
      <PictureStrip pictures={carousel.pictures} title={carousel.title} />
    </RevealSection>
  )
}

/** The invitation to call the association's first phone number. */
export function Consultation({ title, text, button }: Home['consultation']) {
  const [phone] = site.phones
  return (
    <RevealSection titleId="consultation-title" className={consultation.band}>
      <div className={consultation.columns}>
        <div className={consultation.text}>
          <h2 id="consultation-title" className={consultation.title}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={consultation.call}>
          {button} <span className={consultation.number}>{phone}</span>
        </a>
      </div>
    </RevealSection>
  )
}

/** Statements of participants. A placeholder is not marked up as a quotation, and is labelled as an example. */
export function Testimonials({ title, items }: Home['testimonials']) {
  const { note, example } = words.testimonials
  return (
    <RevealSection titleId="testimonials-title" className={testimonials.section}>
      <div className={testimonials.page}>
        <h2 id="testimonials-title" className={testimonials.title}>
          {title}
        </h2>
        {items.some(({ placeholder }) => placeholder) && <p className={testimonials.note}>{note}</p>}
        <ul className={testimonials.quotes}>
          {items.map(({ description, author, placeholder }) => (
            <li key={description}>
              <figure className={testimonials.quote}>
                {placeholder ? (
                  <p className={testimonials.words}>{description}</p>
                ) : (
                  <blockquote>
                    <p className={testimonials.words}>{description}</p>
                  </blockquote>
                )}
                <figcaption className={testimonials.author}>
                  {placeholder ? phrase(example, { author }) : author}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </RevealSection>
  )
}
