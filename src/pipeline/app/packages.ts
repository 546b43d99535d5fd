/** Every package that the app imports, which a development server compiles once. */
export const packages = [
  '@mdx-js/react',
  '@tanstack/react-router',
  'minisearch',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'swiper',
  'swiper/modules',
]
