/**
 * Which modules share a chunk of the app. Bundlers join by who imports what; a page loads fewest bytes where what comes
 * together is compressed together. Of two groups that want a module the one of higher priority has it.
 */
export const chunkGroups = [
  // React, the router, what starts them and what nearly every page has: as one file they weigh less.
  {
    name: 'app',
    priority: 4,
    test: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]|[\\/]src[\\/](?:clean-path|load-chunk|view-transitions|router|routeTree\.gen|entry-client|components[\\/](?:Picture|card)|pictures[\\/](?:urls|widths|sizes)|content[\\/]anchors|hooks[\\/]plain-click)\.|named-react:|rolldown[\\/]runtime/,
  },
  // The page of unknown addresses: shared by routes, shown by hardly any.
  {
    name: 'not-found',
    priority: 3,
    test: /[\\/]src[\\/](?:layouts[\\/]NotFoundLayout|components[\\/]NightRidge|content[\\/](?:late|generated[\\/]words)[\\/]missing)\.|[\\/]-pages[\\/]unknown\./,
  },
  // What two pages share loads once, in one file instead of one for each component.
  {
    name: 'gallery',
    priority: 1,
    test: /[\\/]src[\\/](?:components[\\/](?:Back\.|gallery[\\/](?!startSwiper|engine))|hooks[\\/]step-back|content[\\/](?:late|generated[\\/]words)[\\/]gallery)/,
    minShareCount: 2,
  },
  {
    name: 'list',
    priority: 1,
    test: /[\\/]src[\\/](?:components[\\/]list[\\/]|layouts[\\/]ListLayout|content[\\/](?:late|generated[\\/]words)[\\/]editions)/,
    minShareCount: 2,
  },
  {
    name: 'search',
    priority: 1,
    test: /[\\/]src[\\/]components[\\/]search[\\/](?!SearchButton|SearchIcon|shortcut|query-parameter)/,
    minShareCount: 2,
  },
  {
    name: 'shared',
    priority: 2,
    test: /[\\/]src[\\/](?!layouts[\\/]ListLayout|hooks[\\/]step-back|components[\\/](?:Back\.|gallery|list|search[\\/](?!SearchButton|SearchIcon|shortcut|query-parameter))|content[\\/](?:late|generated[\\/](?!site)))|@mdx-js[\\/]react|vite[\\/]preload-helper/,
    minShareCount: 2,
  },
]
