/**
 * The result of some work within a time.
 *
 * @param patience in ms
 * @throws a `TimeoutError` after that time; the work goes on
 */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new DOMException(`There was no answer in ${patience} ms.`, 'TimeoutError')
    timer = setTimeout(() => reject(error), patience)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
