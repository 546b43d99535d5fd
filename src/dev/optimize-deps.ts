import type { DepOptimizationOptions } from 'vite'

/**
 * Every package that the app imports, which a development server compiles once. It is a list, because a scan takes
 * longer.
 */
export const optimizeDeps: DepOptimizationOptions = {
  entries: [],
  // The plugins whose time Rolldown would warn of on a busy machine are Vite's own.
  rolldownOptions: { checks: { bundlerTimings: false } },
  include: [
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
  ],
}
