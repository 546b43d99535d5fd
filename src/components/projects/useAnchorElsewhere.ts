import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listPath } from '../../content/paging.ts'
import type { ProjectList } from '../../content/schema/project.ts'
import { pageOfAnchor } from './page-of-anchor.ts'

/**
 * Goes on to the page of the timeline that has the project or year which the address names: links lead to the first
 * page, and what stands on a page moves to the next one as projects are added.
 */
export function useAnchorElsewhere(list: ProjectList): void {
  const navigate = useNavigate()
  const hash = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    let isLeft = false
    pageOfAnchor(hash, list).then(
      (page) => {
        if (isLeft || page === undefined || page === list.page) return
        void navigate({ to: listPath('projects', page), hash, replace: true })
      },
      // Gone with a new release, or the line is down: this page stays, which leads to the others.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [navigate, hash, list])
}
