import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import type { ComponentType } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { CompiledBody } from '../../../model/document-kinds.ts'
import { mdxComponents } from './components.tsx'

const runtime = { Fragment, jsx, jsxs, useMDXComponents }
const bodies = new WeakMap<CompiledBody, ComponentType>()

/** The body of a document, with the components that editors may use in it. */
export function MdxBody({ compiled }: { compiled: CompiledBody }) {
  const Body = bodyOf(compiled)
  return (
    <MDXProvider components={mdxComponents}>
      <Body />
    </MDXProvider>
  )
}

/** The component of a body, always the same one: React would mount another component as a new body. */
function bodyOf(compiled: CompiledBody): ComponentType {
  const Body = bodies.get(compiled) ?? (compiled(runtime).default as ComponentType)
  bodies.set(compiled, Body)
  return Body
}
