/** Width and height of the drawing that {@link ridgeLine} lies in. */
export const ridgeSize = { width: 1440, height: 160 } as const

/**
 * The contour of the mountains as one open path, from the left edge to the right: foothills, a steep
 * pyramid like Luboten, a saddle and a broken massif that runs out to the east.
 */
export const ridgeLine =
  'M0 131l17-5l23-5l18 0l16 0l11 2l19 2l12-5l15-8l19-4l16 3l16 0l12-8l18-5l14-10l14 2l14 2l13-10l9-4l17 9l13 8l14-3l18 0l14 9l15 6l19 8l15-4l13-5l14 0l14 1l20 5l21-10l16-6l21-10l13 1l14 3l16-12l9-9l16-13l11 3l11 0l16-19l14-15l12-5l12 16l15 3l11 5l11 12l11 11l11-1l15-2l14 11l20 14l17-2l14-2l16 8l11 8l12 6l19-4l17-4l17 5l13 0l18-10l18-12l9 2l13 1l16-12l14-15l18 5l15-17l11-12l16 16l18-7l11 11l11 10l15-2l21-2l11 9l15 15l13 3l17 1l15 10l19 16l13 0l11-4l16-3l14 7l15 5l11 2l12-3l15 1l15-5l20 4l9 3l19 8l14-2l19-3l15 0'

/** The same contour closed along the bottom edge, to be filled. */
export const ridgeShape = `${ridgeLine}V${ridgeSize.height}H0Z`
