/** Like `Promise.all`, but rejects only after all have settled, so that the folder in which they work may be removed. */
export async function allOf<Results extends readonly unknown[]>(
  work: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<Results> {
  await Promise.allSettled(work)
  return (await Promise.all(work)) as unknown as Results
}
