/** How often each run of `order` neighbors stands in the list. */
export type NgramCounts = ReadonlyMap<string, number>;

export function countNgrams(units: readonly string[], order: number, separator: string): NgramCounts {
  const counts = new Map<string, number>();
  for (let start = 0; start + order <= units.length; start++) {
    const ngram = units.slice(start, start + order).join(separator);
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  }
  return counts;
}

/** How many of the first stand in the second too, each as often as it does there at most. */
export function commonNgrams(counts: NgramCounts, others: NgramCounts): number {
  let common = 0;
  for (const [ngram, count] of counts) common += Math.min(count, others.get(ngram) ?? 0);
  return common;
}

export function totalNgrams(counts: NgramCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
