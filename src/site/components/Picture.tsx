import { memo } from 'react'
import { fallbackUrl, srcSet } from '../../model/pictures/urls.ts'
import type { Picture as PictureData } from '../../model/schema/picture.ts'

/**
 * A responsive picture: AVIF with one JPEG as fallback, its size reserved, its tone shown while it loads.
 * `sizes` is the rendered width in CSS; `priority` marks the picture that is seen first.
 * Memoised, because a gallery renders its slides again with each step.
 */
export const Picture = memo(function Picture({
  picture,
  sizes,
  alt = picture.alt,
  priority = false,
  className,
}: {
  picture: PictureData
  sizes: string
  /** Empty where the element around the picture has a name. */
  alt?: string
  priority?: boolean
  className?: string
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        src={fallbackUrl(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        data-tone={picture.tone}
        data-focus={picture.focus}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
})
