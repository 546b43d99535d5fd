import { expect, test } from 'vitest'
import { articleHtml } from './article.ts'

const url = 'https://dielli.test/klubi/blog/1'
const textOf = (article: string) => articleHtml(`<main><h1>Titull</h1>${article}<p>Fund</p></main>`, url)

test('feed article keeps links, figures, captions, numbers and lists of the text', () => {
  expect(
    textOf(`<div data-article="" class="b"><section aria-labelledby="a"><h2 id="a" class="t">Hyrje</h2>
<ol start="3"><li>Një &amp; <a href="/klubi/about#ne" class="l">ne</a></li></ol></section>
<figure><figcaption>Poshtë</figcaption><picture><source type="image/avif" srcset="/klubi/p.avif 9w"><img src="/klubi/p.jpg" alt="&quot;A&quot;" width="3" height="2" data-tone="4"></picture></figure>
<p lang="en">By <!-- -->x<br><span aria-hidden="true">▶</span><svg><title>Ikonë</title></svg><button>Hap</button></p></div>`),
  ).toBe(`<h2>Hyrje</h2>
<ol start="3"><li>Një &amp; <a href="https://dielli.test/klubi/about#ne">ne</a></li></ol>
<figure><figcaption>Poshtë</figcaption><img src="https://dielli.test/klubi/p.jpg" alt="&quot;A&quot;" width="3" height="2"></figure>
<p lang="en">By x<br></p>`)
})

test('feed article makes addresses of the page absolute and keeps foreign ones', () => {
  expect(
    textOf(
      '<div data-article><a href="#b">b</a><a href="mailto:a@b.c">m</a><a href="https://x.org/%EB?a=1&amp;b">x</a></div>',
    ),
  ).toBe(
    '<a href="https://dielli.test/klubi/blog/1#b">b</a><a href="mailto:a@b.c">m</a><a href="https://x.org/%EB?a=1&amp;b">x</a>',
  )
})

test('feed article joins the parts of a text and is absent for a page without text', () => {
  expect(textOf('<div data-article><p>a</p></div><nav>x</nav><div data-article><p>b</p></div>')).toBe(
    '<p>a</p><p>b</p>',
  )
  expect(textOf('<p>a</p>')).toBe('')
})
