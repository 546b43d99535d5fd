/**
 * The result of some work within a time.
 *
 * @param patience in ms
 * @throws an error after that time; the work goes on
 */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer in ${patience} ms.`)), patience)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
