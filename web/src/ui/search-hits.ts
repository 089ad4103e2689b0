/** A piece of text, by offsets (UTF-16 code units). */
export interface Hit {
  readonly start: number;
  readonly end: number;
}

/** Where a text has what is looked for, whatever the case. */
export function searchHits(text: string, search: string): readonly Hit[] {
  const wanted = search.trim();
  if (wanted === '') return [];
  const pattern = new RegExp(wanted.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, '\\$&'), 'gi');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
