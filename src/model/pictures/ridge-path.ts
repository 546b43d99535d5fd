/** Width and height of the coordinate system of {@link ridgeShape}. */
export const ridgeSize = { width: 1440, height: 160 } as const

/**
 * The contour of the mountains as one open path, from the left edge to the right: foothills, a steep
 * pyramid like Luboten, a saddle and a broken massif that runs out to the east.
 */
const ridgeLine =
  'M0 131l17-5 23-5 18 0 16 0 11 2 19 2 12-5 15-8 19-4 16 3 16 0 12-8 18-5 14-10 14 2 14 2 13-10 9-4 17 9 13 8 14-3 18 0 14 9 15 6 19 8 15-4 13-5 14 0 14 1 20 5 21-10 16-6 21-10 13 1 14 3 16-12 9-9 16-13 11 3 11 0 16-19 14-15 12-5 12 16 15 3 11 5 11 12 11 11 11-1 15-2 14 11 20 14 17-2 14-2 16 8 11 8 12 6 19-4 17-4 17 5 13 0 18-10 18-12 9 2 13 1 16-12 14-15 18 5 15-17 11-12 16 16 18-7 11 11 11 10 15-2 21-2 11 9 15 15 13 3 17 1 15 10 19 16 13 0 11-4 16-3 14 7 15 5 11 2 12-3 15 1 15-5 20 4 9 3 19 8 14-2 19-3 15 0'

/** The contour closed along the bottom edge, to be filled. */
export const ridgeShape = `${ridgeLine}V${ridgeSize.height}H0Z`
