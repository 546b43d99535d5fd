/** Like `Promise.all`, but rejects only after all promises have settled: then the caller may remove their working folder. */
export async function allOf<Results extends readonly unknown[]>(
  work: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<Results> {
  await Promise.allSettled(work)
  return (await Promise.all(work)) as unknown as Results
}
