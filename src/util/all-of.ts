/**
 * Like `Promise.all`, but nothing is under way any more when it fails: the folder in which the work is done may
 * be removed.
 */
export async function allOf<Results extends readonly unknown[]>(
  work: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<Results> {
  await Promise.allSettled(work)
  return (await Promise.all(work)) as unknown as Results
}
