const paths = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 6.2v11.6L17.8 12z',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  magnify: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5M10.5 8v5',
  reduce: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5',
}

/** The sign on a button that has a name of its own. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
