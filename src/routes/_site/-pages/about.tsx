import { useLoaderData } from '@tanstack/react-router'
import { AboutLayout } from '../../../layouts/AboutLayout.tsx'

export function AboutPage() {
  return <AboutLayout {...useLoaderData({ from: '/_site/about' })} />
}
