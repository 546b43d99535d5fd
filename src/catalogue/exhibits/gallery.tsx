import { Gallery } from '../../site/components/gallery/Gallery.tsx'
import { Modal } from '../../site/components/gallery/modal/Modal.tsx'
import { PictureStrip } from '../../site/components/gallery/PictureStrip.tsx'
import { type Exhibits, OnDemand } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** Carousels and what they open. */
export function galleryExhibits({ home, report: { report }, post }: Material): Exhibits {
  return {
    'gallery/Gallery': {
      'many pictures': <Gallery pictures={report.images} title={report.title} />,
      'a few': <Gallery pictures={post.images} title={post.title} />,
      'a single one': <Gallery pictures={post.images.slice(0, 1)} title={post.title} />,
    },
    'gallery/PictureStrip': {
      'end to end': <PictureStrip pictures={home.carousel.pictures} title={home.carousel.title} />,
    },
    'gallery/modal/Modal': {
      'over the page': (
        <OnDemand>
          {(close) => (
            <Modal
              pictures={report.images}
              title={report.title}
              first={1}
              onMove={() => {}}
              onClose={close}
            />
          )}
        </OnDemand>
      ),
    },
  }
}
