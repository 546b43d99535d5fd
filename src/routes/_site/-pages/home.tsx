import { useLoaderData } from '@tanstack/react-router'
import { HomeLayout } from '../../../layouts/HomeLayout.tsx'

export function HomePage() {
  return <HomeLayout {...useLoaderData({ from: '/_site/' })} />
}
