import { format } from '../../../model/message/format.ts'
import { gitSays, openHost } from '../../words/publish.json'

/** The words before a line of Git or of the host, which is in English. */
const forMaintainer = format(gitSays, { line: '' })

/** The only addresses that become links. Sentences may name others as text. */
const hostAddress = /https:\/\/github\.com\/[\w./?=&%~+-]+/

/** A sentence that says why something failed, with a link to the page of GitHub that it names, and Git's own line. */
export function FailureText({ children }: { children: string }) {
  const [sentence = '', line] = children.split(forMaintainer)
  const [address] = hostAddress.exec(sentence) ?? []
  const [before, after] = address === undefined ? [sentence] : sentence.split(address)
  return (
    <>
      {before}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          {openHost}
        </a>
      )}
      {after}
      {line && (
        <>
          {forMaintainer}
          <span lang="en">{line}</span>
        </>
      )}
    </>
  )
}
