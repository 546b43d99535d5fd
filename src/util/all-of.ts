/** Like `Promise.all`, but waits for all promises before it rejects: a folder in which they work may be removed. */
export async function allOf<Results extends readonly unknown[]>(
  work: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<Results> {
  await Promise.allSettled(work)
  return (await Promise.all(work)) as unknown as Results
}
