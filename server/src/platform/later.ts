/** Work that is begun before it is waited for; until then its failure is nobody's. */
export function later<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}
