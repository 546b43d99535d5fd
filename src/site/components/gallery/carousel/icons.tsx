import type { ComponentProps } from 'react'

const paths = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 6.2v11.6L17.8 12z',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  magnify: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5M10.5 8v5',
  reduce: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5',
}

type IconName = keyof typeof paths

/** A button that shows a sign and has a name for who does not see it. */
export function IconButton({
  icon,
  name,
  ...rest
}: { icon: IconName; name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={name} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

function Icon({ name }: { name: IconName }) {
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
