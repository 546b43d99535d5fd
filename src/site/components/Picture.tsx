import { memo } from 'react'
import { fallbackUrl, srcSet } from '../../model/pictures/urls.ts'
import type { Picture as PictureData } from '../../model/schema/picture.ts'

/**
 * A responsive picture: AVIF, or one JPEG where a browser does not know that, its size reserved, its tone shown until it arrives.
 * `sizes` is the rendered width as CSS says it; `priority` marks the picture that is seen first.
 * A gallery renders its slides anew with each step; what they show stays what it is.
 */
export const Picture = memo(function Picture({
  picture,
  sizes,
  priority = false,
  className,
}: {
  picture: PictureData
  sizes: string
  priority?: boolean
  className?: string
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        src={fallbackUrl(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className={className}
        data-tone={picture.tone}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
})
